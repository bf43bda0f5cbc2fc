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
const cards = await client.GET("/api/cards/", { params: { query: { id: ["tactician", "witch"], lang: "de" } } });
const refused = await client.POST("/api/adjudications/", { body: { players: {} } });
const place: string | null | undefined = refused.error?.place;
const ids: string[] = cards.data?.results.map((card) => card.id) ?? [];
const made = await client.POST("/api/kingdoms/generate/", { body: { own: ["base2"], size: 8 } }); // nothing else must be sent
const name: components["schemas"]["Words"] = made.data!.name;
if (!name || made.data?.piles?.length !== 8) throw new Error("no kingdom of eight piles");
console.log(JSON.stringify({ choices, first, ids, place }));
