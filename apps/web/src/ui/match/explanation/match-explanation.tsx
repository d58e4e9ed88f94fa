import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Fold } from '../../fold.tsx';
import { SkillLegendItems } from '../skill-mark.tsx';
import type { Connection, Explained, Reader } from './explained.ts';
import { LargestParts } from './largest-parts.tsx';
import { PointsTable } from './points-table.tsx';
import { type EvidencedSkill, SkillProofs } from './skill-proofs.tsx';

interface ExplanationProps {
  match: Explained & {
    score: number;
    connections: readonly Connection[];
    seatSkills: readonly EvidencedSkill[];
  };
  reader: Reader;
}

/** All points of both directions, how they make the score, and what the signs mean. */
function Sum({ match, reader }: ExplanationProps) {
  const { score, fit } = match;
  const hows = [...new Set(match.seatSkills.map(({ how }) => how))];
  return (
    <Fold summary={copy.sum} className="border-t pt-2">
      <div className="grid gap-4 pt-2">
        <p className="text-13 text-muted">
          {fill(copy.sumText, { score, toProject: fit.youToProject, toUser: fit.projectToYou })}
        </p>
        <PointsTable match={match} reader={reader} />
        {hows.length > 0 ? (
          <ul aria-label={copy.legend} className="flex flex-wrap gap-x-4 gap-y-2 text-13 text-muted">
            <SkillLegendItems hows={hows} />
          </ul>
        ) : null}
        <a href={paths.aboutMatching()} className="link justify-self-start py-1 text-13">
          {copy.report}
        </a>
      </div>
    </Fold>
  );
}

/**
 * The rest of an explained score, below `ScoreHead`: what counts most, what shows each skill, and all points behind one
 * line.
 */
export function MatchExplanation({ match, reader }: ExplanationProps) {
  return (
    <div className="@container grid gap-6">
      <div className="grid items-start gap-x-10 gap-y-6 @min-[640px]:grid-cols-2">
        <LargestParts match={match} reader={reader} />
        <SkillProofs match={match} />
      </div>
      <Sum match={match} reader={reader} />
    </div>
  );
}
