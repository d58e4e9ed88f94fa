import { projectIdeas } from '../content/projects/all.ts';
import type { CastingCall } from '../content/projects/project-idea.ts';
import { pastIdeas } from '../content/requests-past.ts';
import { pendingIdeas } from '../content/requests-pending.ts';

/** For each developer who is called by number: how many days ago they are first needed. */
export function earliestParts(): ReadonlyMap<CastingCall, number> {
  const calls = [
    ...projectIdeas.flatMap((idea) =>
      [idea.owner, ...idea.team].map((call) => ({ call, daysAgo: idea.createdDaysAgo })),
    ),
    ...[...pendingIdeas, ...pastIdeas].map((idea) => ({ call: idea.person, daysAgo: idea.daysAgo })),
  ];
  const earliest = new Map<CastingCall, number>();
  for (const { call, daysAgo } of calls) {
    earliest.set(call, Math.max(daysAgo, earliest.get(call) ?? 0));
  }
  return earliest;
}
