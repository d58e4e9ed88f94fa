import { teamCopy } from '../../../copy/projects/team.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { fill } from '../../../texts.ts';
import { type ComposedTeam, type ComposedTeams, isNew } from './team.queries.ts';

const copy = teamCopy.team;

interface Asked {
  skills: ComposedTeams['skills'];
  nameOf: (userId: string) => string;
}

/** One sentence about what the new people change: gaps first, then new skills, then what depends on one person. */
export function teamReason(team: ComposedTeam, { skills, nameOf }: Asked): string {
  const { members, gaps, singlePoints } = team;
  const newcomers = members.filter(isNew);
  const names = listInWords(newcomers.map(({ userId }) => nameOf(userId)));
  const labelsOf = (skillIds: readonly string[]) =>
    listInWords(skills.filter(({ skillId }) => skillIds.includes(skillId)).map(({ label }) => label));
  if (gaps.length > 0) return fill(copy.whyGaps, { names, skills: labelsOf(gaps) });
  const closed = skills.filter((_, at) => !members.some((one) => !isNew(one) && has(one, at)));
  if (closed.length > 0)
    return fill(copy.whyNew, { names, skills: listInWords(closed.map(({ label }) => label)) });
  if (singlePoints.length === 0) return fill(copy.whyBackup, { names });
  return fill(copy.whySingle, { names, skills: labelsOf(singlePoints.map(({ skillId }) => skillId)) });
}

function has({ cells }: ComposedTeam['members'][number], at: number): boolean {
  const how = cells[at]?.skillHow;
  return how === 'shown' || how === 'declared' || how === 'implied';
}
