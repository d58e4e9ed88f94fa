import { coverageCopy } from '../../copy/coverage.ts';
import { fill } from '../../texts.ts';
import type { SkillHow } from './explanation/explained.ts';

/** How one user covers one skill. */
export type CoverageCell = SkillHow;

export interface CoverageSkill {
  skillId: string;
  label: string;
  /** One cell per member, in the same order. */
  members: readonly CoverageCell[];
  /** The visitor's preview column; null without one. */
  viewer: CoverageCell | null;
}

export interface CoverageResult {
  text: string;
  /** A gap, even if the visitor closes it: shown in brass. */
  gap: boolean;
  /** A shorter text for phones. */
  short: string;
}

function counted(members: number, withYou: boolean): string {
  if (members === 1) return withYou ? coverageCopy.onePersonTwoWithYou : coverageCopy.onePerson;
  const count = withYou ? members + 1 : members;
  return fill(withYou ? coverageCopy.coveredByWithYou : coverageCopy.coveredBy, { count });
}

/** Shown, declared and implied skills cover a requirement; related skills do not. */
export function covers(cell: CoverageCell | null): boolean {
  return cell === 'shown' || cell === 'declared' || cell === 'implied';
}

/** Returns the result of one row of the matrix. */
export function coverageResult(skill: CoverageSkill): CoverageResult {
  const members = skill.members.filter(covers).length;
  if (members > 0) {
    const short = members === 1 ? coverageCopy.member : fill(coverageCopy.members, { count: members });
    return { text: counted(members, covers(skill.viewer)), gap: false, short };
  }
  if (covers(skill.viewer)) {
    return { text: coverageCopy.gapYouClose, gap: true, short: coverageCopy.gapYouCloseShort };
  }
  if (skill.viewer === null) return { text: coverageCopy.gap, gap: true, short: coverageCopy.gap };
  return { text: coverageCopy.gapStill, gap: true, short: coverageCopy.gapStillShort };
}
