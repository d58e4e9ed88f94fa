import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { scoreCopy } from '../../copy/score.ts';
import { Badge } from '../badge.tsx';
import { JointIcon } from './joint-icon.tsx';
import { isFitting, type Scored, spokenScore, tierText } from './score-text.ts';
import { type NamedSeat, seatText } from './seat-line.tsx';

/** The tier as a badge with the joint: brass from *Good* on. Nothing for a score without a tier word. */
export function MatchBadge({ scored }: { scored: Scored }) {
  const text = tierText(scored);
  if (text !== scored.tier) return null;
  return (
    <Badge tone={isFitting(scored) ? 'brass' : 'neutral'}>
      {isFitting(scored) ? <JointIcon kind="joined" /> : null}
      {text}
    </Badge>
  );
}

/** The score in its largest size with its tier, once per page. */
export function MatchScore({ score, tier }: Scored) {
  return (
    <div className="flex items-baseline gap-2">
      <b className="text-48 leading-12 font-bold tracking-[-0.03em] tabular-nums">{score}</b>
      <span className="text-14 text-muted">{scoreCopy.ofHundred}</span>
      <span className="ml-auto self-center">
        <MatchBadge scored={{ score, tier }} />
      </span>
    </div>
  );
}

interface ScoreFigureProps extends Scored {
  /** Aligns the figure with the end of a card instead of the start of a row. */
  atEnd?: boolean;
}

/** The score as a plain figure above its tier, for the start of a row or a card's corner. Low scores are quieter. */
export function ScoreFigure({ score, tier, atEnd }: ScoreFigureProps) {
  const look = isFitting({ tier }) ? 'text-30 font-bold' : 'text-20 font-semibold text-muted';
  return (
    <div className={cx('w-16 flex-none', atEnd && 'text-right')}>
      <span className="sr-only">{spokenScore({ score, tier })}</span>
      <div aria-hidden="true">
        <b className={cx('block leading-8 tracking-[-0.03em] tabular-nums', look)}>{score}</b>
        <span className={cx('text-13 font-semibold', tier === 'Excellent' ? 'text-brass' : 'text-muted')}>
          {tierText({ score, tier })}
        </span>
      </div>
    </div>
  );
}

interface MatchLineProps extends Scored {
  children?: ReactNode;
  /** At most two lines, for cards of equal height; three on phones, where cards are below each other. */
  short?: boolean;
}

/** "88 Excellent. You would add Docker.": a score beside its first reason or the sentence of the match. */
export function MatchLine({ score, tier, short, children }: MatchLineProps) {
  const tone = isFitting({ tier }) ? 'text-brass' : 'text-muted';
  return (
    <p className="grid grid-cols-[16px_minmax(0,1fr)] content-start gap-2 text-13 text-text">
      <JointIcon kind={isFitting({ tier }) ? 'joined' : 'socket'} className={cx('mt-0.5', tone)} />
      <span className={cx('wrap-anywhere', short && 'line-clamp-3 md:line-clamp-2')}>
        <b className={cx('font-bold', tone)}>
          <span className="tabular-nums">{score}</span> {tierText({ score, tier })}
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
