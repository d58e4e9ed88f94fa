import { expect, test } from 'vitest';
import { smallCatalogue } from '../../testing/catalogue.ts';
import { cpuMs } from '../../testing/cpu-time.ts';
import { dayMs, developer, noon, project } from '../../testing/profiles.ts';
import type { ProjectProfile } from '../../types/profiles.ts';
import { Community } from '../community.ts';
import { promisingProjects } from './promising.ts';

function promisingIn(projects: readonly ProjectProfile[]) {
  const community = new Community(smallCatalogue);
  for (const one of projects) community.putProject(one);
  community.putDeveloper(developer('asker', { workedWith: mates('asker') }));
  const record = community.developers.get('asker');
  if (!record) throw new Error('The developer is missing');
  return () => promisingProjects(community, record, 300, noon).map(({ id }) => id);
}

function mates(owner: string): string[] {
  return Array.from({ length: 60 }, (_, at) => `${owner}'s mate ${at}`);
}

const finishedOf = (ownerId: string) =>
  Array.from({ length: 200 }, (_, at) =>
    project(`${ownerId} ${at}`, {
      ownerId,
      memberIds: [`${ownerId}'s mate`],
      open: false,
      createdAt: noon - 2000 * dayMs,
      finishedAt: noon - at * 5 * dayMs,
    }),
  );

test('measures 20,000 projects of users with 200 finished ones each in a few milliseconds', () => {
  const owners = Array.from({ length: 100 }, (_, at) => `owner ${at}`);
  const open = Array.from({ length: 20_000 }, (_, at) =>
    project(`p${at}`, { ownerId: `owner ${at % 100}`, createdAt: noon - (at % 500) * dayMs }),
  );
  const promising = promisingIn([...['asker', ...owners].flatMap(finishedOf), ...open]);
  promising();
  expect(cpuMs(promising)).toBeLessThan(150);
});

test('measures the newest of more than 20,000 projects, in whichever order they were loaded', () => {
  const older = Array.from({ length: 20_005 }, (_, at) =>
    project(`p${at}`, { createdAt: noon - 900 * dayMs, ownerId: 'veteran' }),
  );
  const newest = project('newest', { ownerId: 'newcomer' });
  const finished = finishedOf('veteran').slice(0, 1);
  const first = promisingIn([...finished, newest, ...older])();
  const last = promisingIn([...finished, ...older.toReversed(), newest])();
  expect(first).toHaveLength(300);
  expect(first).toContain('newest');
  expect(last).toEqual(first);
});
