import { FitBars } from '../../charts/bars.tsx';
import { MatchScore } from '../match-score.tsx';
import type { Scored } from '../score-text.ts';
import { SeatLine } from '../seat-line.tsx';
import type { Explained, Reader, Summarised } from './explained.ts';
import { fitText } from './explanation-text.ts';
import { type Help, MatchSentence } from './match-sentence.tsx';

interface ScoreHeadProps {
  match: Scored & Summarised & Pick<Explained, 'fit'> & { help: Help | null };
  reader: Reader;
}

/** What an explained score says at a glance: the score, its two directions, and the match in one sentence. */
export function ScoreHead({ match, reader }: ScoreHeadProps) {
  const { score, tier, seat, fit } = match;
  return (
    <div className="grid gap-4">
      <div>
        <MatchScore score={score} tier={tier} />
        <SeatLine seat={seat} />
      </div>
      <FitBars
        fits={(['youToProject', 'projectToYou'] as const).map((direction) => ({
          label: fitText(direction, reader),
          value: fit[direction],
        }))}
      />
      <MatchSentence match={match} reader={reader} />
    </div>
  );
}
