import type { TeamPulse } from '@teamwright/contracts/events/pulse.ts';
import { isAboutTeam, worstOf } from './events.pulse.policy.ts';
import type { listPublishedTeams, listTeamMembers, PulseRow } from './events.pulse.repository.ts';

type TeamRow = Awaited<ReturnType<typeof listPublishedTeams>>[number];
type MemberRow = Awaited<ReturnType<typeof listTeamMembers>>[number];

export function givenView({ colour, word, givenAt }: PulseRow) {
  return { colour, word, givenAt: givenAt.toISOString() };
}

/** A team with the answers that its current members gave about it. */
export function teamPulseView(
  { id, name, projectId, slug, title }: TeamRow,
  members: readonly MemberRow[],
  pulseOf: ReadonlyMap<string, PulseRow>,
): TeamPulse {
  const answers = members.flatMap(({ userId, username, joinedAt }) => {
    const pulse = pulseOf.get(userId);
    if (pulse === undefined || !isAboutTeam(pulse.givenAt, joinedAt)) return [];
    return [{ userId, username, ...givenView(pulse) }];
  });
  return {
    id,
    name,
    answers,
    members: members.length,
    project: { id: projectId, slug, title },
    colour: worstOf(answers.map(({ colour }) => colour)),
  };
}
