import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { fill } from '../texts.ts';
import { Badge } from './badge.tsx';
import { JointIcon } from './joint-icon.tsx';
import type { Tier } from './tier.ts';

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

/** The largest figure of a page, with its tier. */
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

/** Score above its tier, for the corner of a card or the start of a row. */
export function ScoreColumn({ score, tier, align = 'end' }: MatchScoreProps & { align?: 'start' | 'end' }) {
  return (
    <div className={align === 'end' ? 'text-right' : ''}>
      <span className="sr-only">{fill(uiCopy.score, { score, tier })}</span>
      <div aria-hidden="true">
        <b className="block text-30 leading-8 font-bold tracking-tighter tabular-nums">{score}</b>
        <span className={cx('text-13 font-semibold', tier === 'Excellent' ? 'text-brass' : 'text-muted')}>
          {tier}
        </span>
      </div>
    </div>
  );
}

/** "88 Excellent. You would add Docker.": a score in one line, with its first reason. */
export function MatchLine({ score, tier, children }: MatchScoreProps & { children?: ReactNode }) {
  return (
    <p className="grid grid-cols-[16px_1fr] gap-2 text-13 text-text">
      <JointIcon kind="joined" className="mt-0.5 text-brass" />
      <span className="line-clamp-3">
        <b className="font-bold text-brass">
          <span className="tabular-nums">{score}</span> {tier}
          {children ? '.' : ''}
        </b>{' '}
        {children}
      </span>
    </p>
  );
}
