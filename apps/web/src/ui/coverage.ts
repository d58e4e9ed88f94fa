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

/** A skill of one's own covers, and one that another implies; a related one does not. */
function covers(cell: CoverageCell | null): boolean {
  return cell === 'own' || cell === 'implied';
}

/** What a row of the matrix comes to. */
export function coverageResult(skill: CoverageSkill): CoverageResult {
  const members = skill.members.filter(covers).length;
  if (members > 0) {
    const short = members === 1 ? uiCopy.coverage.member : fill(uiCopy.coverage.members, { count: members });
    return { text: counted(members, covers(skill.viewer)), gap: false, short };
  }
  if (covers(skill.viewer)) {
    return { text: uiCopy.coverage.gapYouClose, gap: true, short: uiCopy.coverage.gapYouCloseShort };
  }
  if (skill.viewer === null) return { text: uiCopy.coverage.gap, gap: true, short: uiCopy.coverage.gap };
  return { text: uiCopy.coverage.gapStill, gap: true, short: uiCopy.coverage.gapStillShort };
}
