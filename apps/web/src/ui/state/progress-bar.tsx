interface ProgressBarProps {
  label: string;
  /** Left out if the progress is unknown. */
  value?: number | undefined;
  max: number;
}

/** How much of a task is done. */
export function ProgressBar({ label, ...progress }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      {...progress}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-fill [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-fill [&::-webkit-progress-value]:bg-primary"
    />
  );
}
