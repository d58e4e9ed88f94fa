import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { SkillLegendItems } from '../skill-mark.tsx';
import { largestLoss, type Reader } from './explained.ts';
import { type Help, MatchSentence } from './match-sentence.tsx';
import { type FullMatch, PointsTable } from './points-table.tsx';

interface ExplanationProps {
  match: FullMatch & { score: number; help: Help | null };
  reader: Reader;
}

/** How both directions make the score, and what lowers it most. */
function ScoreSum({ match, reader }: ExplanationProps) {
  const { score, fit } = match;
  const loss = largestLoss(match);
  const name = reader.kind === 'owner' ? reader.name : '';
  return (
    <p className="text-14 wrap-anywhere text-muted">
      {fill(copy.sum[reader.kind], { score, name, toProject: fit.youToProject, toUser: fit.projectToYou })}
      {loss ? ` ${fill(copy.loss, { ...loss })}` : null}
    </p>
  );
}

/** An explained score in full: the sentence, then both directions with all points of their maximum. */
export function MatchExplanation({ match, reader }: ExplanationProps) {
  const hows = [...new Set(match.seatSkills.map(({ how }) => how))];
  return (
    <div className="grid gap-6">
      <MatchSentence match={match} reader={reader} />
      <ScoreSum match={match} reader={reader} />
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
  );
}
