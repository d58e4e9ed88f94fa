import { cx } from 'class-variance-authority';
import { explanationCopy as copy } from '../../copy/explanation.ts';
import type { SkillHow } from './explanation/explained.ts';
import { JointIcon } from './joint-icon.tsx';

/** One sign for each, everywhere: full, outlined, half, half and dashed, empty socket. */
const looks = {
  shown: { kind: 'joined', box: 'bg-tint text-primary', icon: 'text-primary' },
  declared: { kind: 'outlined', box: 'border border-primary text-primary', icon: 'text-primary' },
  implied: { kind: 'tail', box: 'border border-control text-muted', icon: 'text-muted' },
  related: { kind: 'dashed', box: 'border border-dashed border-control text-muted', icon: 'text-muted' },
  none: { kind: 'socket', box: 'border border-dashed border-brass text-brass', icon: 'text-brass' },
} as const;

/** The sign of a skill, with its meaning for screen readers unless a text next to it says the same. */
export function SkillMark({ how, quiet }: { how: SkillHow; quiet?: boolean }) {
  return (
    <>
      <JointIcon kind={looks[how].kind} className={cx('flex-none', looks[how].icon)} />
      {quiet ? null : <span className="sr-only">{copy.how[how]}: </span>}
    </>
  );
}

interface SkillBoxProps {
  how: SkillHow;
  size?: 'sm' | 'md';
  /** The visitor would close a gap of the team with it. */
  added?: boolean;
}

/** The sign in a box, for a cell of a table. */
export function SkillBox({ how, size = 'md', added }: SkillBoxProps) {
  const space = size === 'sm' ? 'size-5 rounded-4 [&_svg]:size-3' : 'size-7 rounded-6';
  return (
    <span
      className={cx(
        'grid place-items-center',
        space,
        added && how !== 'none' ? 'bg-brass text-on-brass' : looks[how].box,
      )}
    >
      <JointIcon kind={looks[how].kind} />
    </span>
  );
}

/** The entries of a legend, as list items. */
export function SkillLegendItems({ hows }: { hows: readonly SkillHow[] }) {
  return hows.map((how) => (
    <li key={how} className="inline-flex items-center gap-2">
      <SkillBox how={how} size="sm" />
      {copy.how[how]}
    </li>
  ));
}
