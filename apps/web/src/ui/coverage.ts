import { uiCopy } from '../copy/ui.ts';
import { fill } from '../texts.ts';

/** How one person covers one skill. */
export type CoverageCell = 'own' | 'implied' | 'related' | 'none';

export interface CoverageSkill {
  skillId: string;
  label: string;
  /** One cell for each member, in their order. */
  members: readonly CoverageCell[];
  /** The visitor as a preview column; null without one. */
  viewer: CoverageCell | null;
}

export interface CoverageResult {
  text: string;
  /** A gap, closed by the visitor or not: written in brass. */
  gap: boolean;
  /** The same in a few words, for phones. */
  short: string;
}

function counted(members: number, withYou: boolean): string {
  if (members === 1) return withYou ? uiCopy.coverage.onePersonTwoWithYou : uiCopy.coverage.onePerson;
  const count = withYou ? members + 1 : members;
  return fill(withYou ? uiCopy.coverage.coveredByWithYou : uiCopy.coverage.coveredBy, { count });
}

/** What a row of the matrix comes to. Only a skill of one's own covers; implied and related ones do not. */
export function coverageResult(skill: CoverageSkill): CoverageResult {
  const members = skill.members.filter((cell) => cell === 'own').length;
  if (members > 0) {
    const short = members === 1 ? uiCopy.coverage.member : fill(uiCopy.coverage.members, { count: members });
    return { text: counted(members, skill.viewer === 'own'), gap: false, short };
  }
  if (skill.viewer === 'own') {
    return { text: uiCopy.coverage.gapYouClose, gap: true, short: uiCopy.coverage.gapYouCloseShort };
  }
  if (skill.viewer === null) return { text: uiCopy.coverage.gap, gap: true, short: uiCopy.coverage.gap };
  return { text: uiCopy.coverage.gapStill, gap: true, short: uiCopy.coverage.gapStillShort };
}
