import { parseArgs } from 'node:util';
import { runChaos } from './chaos/run-chaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    database: { type: 'string', default: '6' },
    writers: { type: 'string', default: '20' },
    rooms: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const [kills, database, writers, rooms, seed] = [
  numberOf('kills'),
  numberOf('database'),
  numberOf('writers'),
  numberOf('rooms'),
  numberOf('seed'),
];

const say = (line: string) => console.log(line);
say(`seed ${seed}: the server is killed ${kills} times, its database ${database} times`);
const result = await runChaos({ kills, database, writers, rooms, seed, say });
say(
  `${result.acknowledged} messages acknowledged, ${result.unknown} unknown; ${result.stored} stored, ${result.shown} showings`,
);
for (const line of result.violations.slice(0, 50)) console.error(line);
if (result.violations.length === 0) say('Every promise was kept.');
else console.error(`${result.violations.length} violations`);
process.exitCode = result.violations.length === 0 ? 0 : 1;

function numberOf(name: keyof typeof values): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`--${name} must be a whole number`);
  process.exit(2);
}
