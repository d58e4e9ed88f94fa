import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { fill } from '../../texts.ts';

const radius = 37;
const circumference = 2 * Math.PI * radius;

const sizes = { md: 'size-20', lg: 'size-28' };

interface ProgressRingProps {
  /** 0–100. */
  percent: number;
  size?: keyof typeof sizes;
  /** Content of the ring: 64 px wide, or 96 px in the large ring. */
  children: ReactNode;
}

export function ProgressRing({ percent, size = 'md', children }: ProgressRingProps) {
  const done = (percent / 100) * circumference;
  return (
    <span
      role="progressbar"
      aria-label={fill(uiCopy.upload, { percent })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('relative grid place-items-center', sizes[size])}
    >
      <svg viewBox="0 0 80 80" fill="none" strokeWidth="4" aria-hidden="true" className="absolute inset-0">
        <circle cx="40" cy="40" r={radius} stroke="var(--fill)" />
        <circle
          cx="40"
          cy="40"
          r={radius}
          stroke="var(--primary)"
          strokeDasharray={`${done} ${circumference}`}
          transform="rotate(-90 40 40)"
        />
      </svg>
      {children}
    </span>
  );
}
