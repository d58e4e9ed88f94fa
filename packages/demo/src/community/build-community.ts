import { buildDevelopers } from './developers/build-developers.ts';
import { buildVisits } from './developers/build-visits.ts';
import { createCasting } from './developers/casting.ts';
import { buildEvents } from './events/build-events.ts';
import { buildComments } from './projects/build-comments.ts';
import { buildMessages, buildReads } from './projects/build-conversations.ts';
import { buildProjects } from './projects/build-projects.ts';
import { buildRequests } from './projects/build-requests.ts';
import { createRandom } from './random.ts';
import type { DemoCommunity, DemoDeveloper } from './types.ts';

/** The accounts that visitors of the demo may use. */
export const signInHandles = {
  owner: 'quiet-heron',
  developer: 'plain-otter',
  admin: 'steady-lantern',
} as const;

/** Residents who are online while the demo runs: each is in a team of one of the accounts above. */
export const onlineHandles = ['north-ridge', 'pale-birch'] as const;

/** The seed of the community that `npm start` shows. */
export const demoSeed = 20_261_120;

/**
 * The demo community as plain objects. The same `now` and `seed` always give the same community, including ids.
 * Except for planned dates of projects, nothing is later than `now`.
 */
export function buildCommunity({ now, seed }: { now: Date; seed: number }): DemoCommunity {
  const random = createRandom(seed);
  const developers = buildDevelopers(now, random.fork('developers'));
  const castFor = createCasting(developers);
  const built = buildProjects(now, random.fork('projects'), castFor);
  const requests = buildRequests(built, now, random.fork('requests'), castFor);
  const messages = buildMessages(built, now, random.fork('messages'));
  const comments = buildComments(built, now, random.fork('comments'), castFor);
  const signIns = {
    owner: signIn(developers, signInHandles.owner),
    developer: signIn(developers, signInHandles.developer),
    admin: signIn(developers, signInHandles.admin),
  };
  const waiting = new Set(Object.values(signIns).map(({ userId }) => userId));
  return {
    developers,
    projects: built.map(({ project }) => project),
    requests,
    messages,
    comments,
    events: buildEvents(now, random.fork('events'), developers),
    reads: buildReads(built, messages, waiting, random.fork('reads')),
    visits: buildVisits(developers, { messages, requests, comments }, now, random.fork('visits')),
    signIns,
  };
}

function signIn(developers: readonly DemoDeveloper[], handle: string): { userId: string; email: string } {
  const developer = developers.find(({ username }) => username === handle);
  if (developer === undefined) throw new RangeError(`no developer ${handle}`);
  return { userId: developer.id, email: developer.email };
}
