"""Pictures of a page for where its address is shared: 1200 × 630, as PNG.

What a page says becomes a `Preview`; `drawn` lays it out as SVG with our own fonts, `sent` has it turned into PNG by
resvg (small, in one wheel, needs no system library or font, and draws islands and icons as they are) and keeps it.
"""
