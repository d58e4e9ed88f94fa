import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../badge.tsx';
import { JointIcon } from './joint-icon.tsx';
import { type NamedSeat, seatText } from './seat-line.tsx';

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

interface ScoreFigureProps extends MatchScoreProps {
  /** Aligns the figure with the end of a card instead of the start of a row. */
  atEnd?: boolean;
}

/** The score as a plain figure above its tier, for the start of a row or a card's corner. */
export function ScoreFigure({ score, tier, atEnd }: ScoreFigureProps) {
  return (
    <div className={cx('w-16 flex-none', atEnd && 'text-right')}>
      <span className="sr-only">{fill(uiCopy.score, { score, tier })}</span>
      <div aria-hidden="true">
        <b className="block text-30 leading-8 font-bold tracking-[-0.03em] tabular-nums">{score}</b>
        <span className={cx('text-13 font-semibold', tier === 'Excellent' ? 'text-brass' : 'text-muted')}>
          {tier}
        </span>
      </div>
    </div>
  );
}

interface MatchLineProps extends MatchScoreProps {
  children?: ReactNode;
  /** At most two lines, for cards of equal height; three on phones, where cards are below each other. */
  short?: boolean;
}

/** "88 Excellent. You would add Docker.": a score beside its first reason or the sentence of the match. */
export function MatchLine({ score, tier, short, children }: MatchLineProps) {
  return (
    <p className="grid grid-cols-[16px_minmax(0,1fr)] content-start gap-2 text-13 text-text">
      <JointIcon kind="joined" className="mt-0.5 text-brass" />
      <span className={cx('wrap-anywhere', short && 'line-clamp-3 md:line-clamp-2')}>
        <b className="font-bold text-brass">
          <span className="tabular-nums">{score}</span> {tier}
          {children ? '.' : ''}
        </b>{' '}
        {children}
      </span>
    </p>
  );
}

/** The reason for a score that is shown above it, and on wide screens the seat that both are about. */
export function MatchReason({ seat, children }: { seat: NamedSeat | null; children: ReactNode }) {
  return (
    <p className="grid grid-cols-[16px_minmax(0,1fr)] gap-2 text-13 text-text">
      <JointIcon kind="joined" className="mt-0.5 text-brass" />
      <span className="line-clamp-2 wrap-anywhere md:line-clamp-3">
        {children} {seat ? <span className="text-muted max-md:hidden">{seatText(seat)}</span> : null}
      </span>
    </p>
  );
}
