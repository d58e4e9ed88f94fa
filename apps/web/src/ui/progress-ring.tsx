import type { ReactNode } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { fill } from '../texts.ts';

const radius = 37;
const circumference = 2 * Math.PI * radius;

interface ProgressRingProps {
  /** 0–100. */
  percent: number;
  /** What lies inside the ring, 64 px. */
  children: ReactNode;
}

export function ProgressRing({ percent, children }: ProgressRingProps) {
  const done = (percent / 100) * circumference;
  return (
    <span
      role="progressbar"
      aria-label={fill(uiCopy.upload, { percent })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative grid size-20 place-items-center"
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
