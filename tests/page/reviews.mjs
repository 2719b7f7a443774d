// Answers lines of JSON: each is a decision for which somebody wants a hint (the engine's view in hex), or a record whose
// last hand is to be reviewed. The answer is the hint, or the events of the review.
import { readFileSync } from "node:fs";
import { Analyst, Engine, find, hinted, reviewed } from "../../web/build/node.js";

const module = readFileSync(new URL("../../web/src/engine/schwimmen.wasm", import.meta.url));
const analyst = new Analyst(await Engine.of(module));

const asked = { id: "h1", turn: 7 };

function hint({ rules: id, house, view, hand, move, worlds }) {
  const preset = find(id);
  const question = { hand, move, view: Buffer.from(view, "hex"), code: null };
  return hinted(analyst, question, asked, preset.house(house), preset.call, worlds);
}

async function review(record, worlds) {
  const events = [];
  for await (const event of reviewed(analyst, record, worlds)) events.push(event);
  return events;
}

for (const line of readFileSync(0, "utf8").trimEnd().split("\n")) {
  const { record, worlds, ...question } = JSON.parse(line);
  console.log(JSON.stringify(record ? await review(record, worlds) : hint({ worlds, ...question })));
}
