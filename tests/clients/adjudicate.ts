// A table is adjudicated with a client that was generated from the description, and what comes back is typed.
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

const table: components["schemas"]["Document"] = {
  players: { Anna: { hand: ["Throne Room", "Tactician", "3 Copper"] }, Bernd: { hand: ["5 Copper"] } },
  moves: ["play Throne Room"],
};
const client = createClient<paths>({ baseUrl: process.argv[2]! });

const played = await client.POST("/api/adjudications/", { body: table });
if (!played.data) throw new Error(`refused: ${played.error.detail}`);
const choices: string[] = played.data.pending?.choices ?? [];
const first: string = played.data.steps[0]!.text.de;
const cards = await client.GET("/api/cards/", { params: { query: { slug: ["tactician", "witch"], lang: "de" } } });
const refused = await client.POST("/api/adjudications/", { body: { players: {} } });
const place: string | null | undefined = refused.error?.place;
console.log(JSON.stringify({ choices, first, slugs: cards.data?.results.map((card) => card.slug), place }));
