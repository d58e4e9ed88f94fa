// npm run bench:match -- --data DIR --runs DIR [--tasks repos,ads]
// Writes a run file for every task of a data folder; the format is described beside the data. `measured.json` says
// which version of the score they measure. Exit status: 0 if all requested tasks were handled, 1 if not, 2 for wrong
// usage.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDataFolder } from './match/data-folder.ts';
import { writeMeasured } from './match/measured.ts';
import { createSites } from './match/site/sites.ts';
import { tasks } from './match/tasks.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, runs: { type: 'string' }, tasks: { type: 'string' } },
});
if (!values.data || !values.runs) {
  console.error('usage: npm run bench:match -- --data DIR --runs DIR [--tasks a,b]');
  process.exit(2);
}

const data = openDataFolder(values.data);
const asked = values.tasks?.split(',');
const unknown = (asked ?? []).filter((name) => !data.tasks.some((entry) => entry.name === name));
if (unknown.length > 0) {
  console.error(`unknown task ${unknown.join(', ')}; this folder has ${data.tasks.map(({ name }) => name)}`);
  process.exit(2);
}

const sites = createSites(data);
const measured: string[] = [];
try {
  for (const entry of data.tasks) {
    if (asked && !asked.includes(entry.name)) continue;
    const task = tasks.find((candidate) => candidate.answers(entry));
    if (!task) {
      console.error(`${entry.name}: tasks of kind "${entry.kind}" are not answered yet`);
      process.exitCode = 1;
      continue;
    }
    const start = performance.now();
    for (const { name, lines } of await task.run(entry, { data, sites })) {
      const file = join(values.runs, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${lines.join('\n')}\n`);
      const seconds = (performance.now() - start) / 1000;
      console.log(
        `${entry.name}: ${lines.length} lines after ${seconds.toFixed(1)} s (${task.name}) → ${name}`,
      );
    }
    measured.push(entry.name);
  }
  writeMeasured(values.runs, data.days, measured);
} finally {
  await sites.close();
}
