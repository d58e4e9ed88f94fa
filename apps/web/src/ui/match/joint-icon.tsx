import { cx } from 'class-variance-authority';

const strokes = {
  /** Tail alone: implied. */
  tail: 'M3 3H8V6.2L11.5 4.6V11.4L8 9.8V13H3Z',
  /** Socket alone: a gap, an open seat. */
  socket: 'M5 3H13V13H5V9.8L8.5 11.4V4.6L5 6.2Z',
  /** Both pieces as outlines: joined by word only. */
  outlined: 'M2 3H14V13H2ZM7.5 3V6.2L10.5 4.8V11.2L7.5 9.8V13',
  /** Tail with a broken line: related. */
  dashed: 'M3 3H8V6.2L11.5 4.6V11.4L8 9.8V13H3Z',
} as const;

interface JointIconProps {
  /** `joined` is tail and socket together: covered, matched. */
  kind: 'joined' | keyof typeof strokes;
  className?: string;
}

/** The joint as a 16 px icon in the colour of the text; decorative. */
export function JointIcon({ kind, className }: JointIconProps) {
  if (kind === 'joined') {
    return (
      <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className={cx('size-4', className)}>
        <path d="M2 2.5H7.5V6.2L10 5V11L7.5 9.8V13.5H2Z" />
        <path opacity=".5" d="M8.9 2.5H14V13.5H8.9V11.5L11.4 12.7V3.3L8.9 4.5Z" />
      </svg>
    );
  }
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeDasharray={kind === 'dashed' ? '2 2' : undefined}
      aria-hidden="true"
      className={cx('size-4', className)}
    >
      <path d={strokes[kind]} />
    </svg>
  );
}
