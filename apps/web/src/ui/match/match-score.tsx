import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../badge.tsx';
import { JointIcon } from './joint-icon.tsx';

/** The named tiers of a match score of 0–100: Excellent ≥ 85, Strong ≥ 70, Good ≥ 50, else Possible. */
export type Tier = 'Excellent' | 'Strong' | 'Good' | 'Possible';

interface MatchScoreProps {
  /** 0–100. */
  score: number;
  tier: Tier;
}

/** The tier as a brass badge with the joint. */
export function MatchBadge({ tier }: { tier: Tier }) {
  return (
    <Badge tone="brass">
      <JointIcon kind="joined" />
      {tier}
    </Badge>
  );
}

/** The score in its largest size with its tier, once per page. */
export function MatchScore({ score, tier }: MatchScoreProps) {
  return (
    <div className="flex items-baseline gap-2">
      <b className="text-48 leading-12 font-bold tracking-[-0.03em] tabular-nums">{score}</b>
      <span className="text-14 text-muted">{uiCopy.ofHundred}</span>
      <span className="ml-auto self-center">
        <MatchBadge tier={tier} />
      </span>
    </div>
  );
}

interface ScoreArcProps {
  /** 0–100. */
  score: number;
  /** Width of the line, in hundredths of the diameter. */
  line: number;
  className?: string;
}

/** A ring filled in proportion to the score. Decorative: the figure is shown in or next to it. */
function ScoreArc({ score, line, className }: ScoreArcProps) {
  const radius = 50 - line / 2;
  return (
    <svg viewBox="0 0 100 100" fill="none" strokeWidth={line} aria-hidden="true" className={className}>
      <circle cx="50" cy="50" r={radius} className="stroke-fill" />
      <circle
        cx="50"
        cy="50"
        r={radius}
        pathLength="100"
        strokeDasharray={`${score} 100`}
        transform="rotate(-90 50 50)"
        className="stroke-brass"
      />
    </svg>
  );
}

/** The score in a ring above its tier, for a card's corner or the start of a row. */
export function ScoreRing({ score, tier }: MatchScoreProps) {
  return (
    <div className="w-16 flex-none text-center">
      <span className="sr-only">{fill(uiCopy.score, { score, tier })}</span>
      <div aria-hidden="true">
        <span className="relative mx-auto grid size-14 place-items-center">
          <ScoreArc score={score} line={7} className="absolute inset-0" />
          <b className="text-20 font-bold tracking-tighter tabular-nums">{score}</b>
        </span>
        <span className={cx('text-13 font-semibold', tier === 'Excellent' ? 'text-brass' : 'text-muted')}>
          {tier}
        </span>
      </div>
    </div>
  );
}

interface MatchLineProps extends MatchScoreProps {
  children?: ReactNode;
  /** At most two lines, for cards of equal height. */
  short?: boolean;
}

/** "88 Excellent. You would add Docker.": a score beside its first reason or the sentence of the match. */
export function MatchLine({ score, tier, short, children }: MatchLineProps) {
  return (
    <p className="grid grid-cols-[16px_minmax(0,1fr)] content-start gap-2 text-13 text-text">
      <ScoreArc score={score} line={22} className="mt-0.5 size-4" />
      <span className={cx('wrap-anywhere', short && 'line-clamp-2')}>
        <b className="font-bold text-brass">
          <span className="tabular-nums">{score}</span> {tier}
          {children ? '.' : ''}
        </b>{' '}
        {children}
      </span>
    </p>
  );
}
