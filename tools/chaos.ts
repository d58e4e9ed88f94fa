import { parseArgs } from 'node:util';
import { runPublicationChaos } from './chaos/publication.ts';
import { runRepairChaos } from './chaos/repair.ts';
import { runChaos } from './chaos/run-chaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    database: { type: 'string', default: '6' },
    writers: { type: 'string', default: '20' },
    rooms: { type: 'string', default: '3' },
    publications: { type: 'string', default: '30' },
    repairs: { type: 'string', default: '30' },
    teams: { type: 'string', default: '250' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const [kills, database, writers, rooms, publications, repairs, teams, seed] = [
  numberOf('kills'),
  numberOf('database'),
  numberOf('writers'),
  numberOf('rooms'),
  numberOf('publications'),
  numberOf('repairs'),
  numberOf('teams'),
  numberOf('seed'),
];

const say = (line: string) => console.log(line);
const violations: string[] = [];
if (kills + database > 0) {
  say(`seed ${seed}: the server is killed ${kills} times, its database ${database} times`);
  const result = await runChaos({ kills, database, writers, rooms, seed, say });
  say(
    `${result.acknowledged} messages acknowledged, ${result.unknown} unknown; ${result.stored} stored, ${result.shown} showings`,
  );
  violations.push(...result.violations);
}
if (publications > 0) {
  say(`seed ${seed}: the server is killed ${publications} times while it publishes ${teams} teams`);
  const result = await runPublicationChaos({ kills: publications, teams, seed, say });
  say(
    `${publications} kills: ${result.done} times all teams were published, ${result.rolledBack} times none`,
  );
  violations.push(...result.violations);
}
if (repairs > 0) {
  say(`seed ${seed}: the server is killed ${repairs} times while it applies repairs of ${teams} teams`);
  const result = await runRepairChaos({ kills: repairs, teams, seed, say });
  say(
    `${repairs} kills: ${result.done} times the whole repair was applied, ${result.rolledBack} times nothing`,
  );
  violations.push(...result.violations);
}
for (const line of violations.slice(0, 50)) console.error(line);
if (violations.length === 0) say('Every promise was kept.');
else console.error(`${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;

function numberOf(name: keyof typeof values): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`--${name} must be a whole number`);
  process.exit(2);
}
