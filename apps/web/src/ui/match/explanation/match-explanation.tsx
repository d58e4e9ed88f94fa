import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { paths } from '../../../paths.ts';
import { SkillLegendItems } from '../skill-mark.tsx';
import type { Reader } from './explained.ts';
import { type Help, MatchSentence } from './match-sentence.tsx';
import { type FullMatch, PointsTable } from './points-table.tsx';

/** An explained score in full: the sentence, then both directions with all points of their maximum. */
export function MatchExplanation({
  match,
  reader,
}: {
  match: FullMatch & { help: Help | null };
  reader: Reader;
}) {
  const hows = [...new Set(match.seatSkills.map(({ how }) => how))];
  return (
    <div className="grid gap-6">
      <MatchSentence match={match} reader={reader} />
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
