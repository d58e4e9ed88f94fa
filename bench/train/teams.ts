// node_modules/.bin/node bench/train/teams.ts --data DIR
// Validates the composer of teams forward in time: cuts the history at three months of 2016 and 2017 and composes teams
// for the projects of the seven months after each cut, with the invitations of earlier teams. Prints how many of the
// skills the members show later in other projects, and how evenly people are chosen.
import { parseArgs } from 'node:util';
import { openDataFolder } from '../match/data-folder.ts';
import { readSchools, readWorks } from './forward/past.ts';
import { Stage } from './forward/stage.ts';
import { tryTeams } from './forward/team-trial.ts';

/** Months since January 2016. The last period ends before the folder's own questions begin. */
const cuts = [6, 12, 17];
const months = 7;

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (!values.data) {
  console.error('usage: node_modules/.bin/node bench/train/teams.ts --data DIR');
  process.exit(2);
}

const data = openDataFolder(values.data);
const base = data.tasks.find(({ history }) => history !== undefined)?.history ?? '';
const works = readWorks(data, base);
const stage = new Stage(works, readSchools(data, 'base/developers.jsonl.gz'));

for (const cut of cuts) {
  const [from, before] = [dayOf(cut), dayOf(cut + months)];
  stage.advance(from);
  const past = works.filter(({ day }) => day < from);
  const period = works.filter(({ day }) => day >= from && day < before);
  const { questions, verified, distinct, topShare } = tryTeams(stage, past, period);
  const figures = [verified.value, verified.error, distinct, topShare].map((one) => one.toFixed(3));
  console.log(
    `${monthOf(cut)}: ${questions} teams, verified ${figures[0]} ± ${figures[1]}, different people per seat ${figures[2]}, the most chosen 1 % ${figures[3]}`,
  );
}

function dayOf(month: number): number {
  return Math.floor(Date.UTC(2016, month, 1) / 86_400_000);
}

function monthOf(month: number): string {
  return new Date(Date.UTC(2016, month, 1)).toISOString().slice(0, 7);
}
