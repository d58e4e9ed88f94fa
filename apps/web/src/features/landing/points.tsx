import { JointIcon } from '../../ui/match/joint-icon.tsx';

/** A list with the joint as its mark. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="grid grid-cols-[16px_1fr] gap-2.5">
          <JointIcon kind="joined" className="mt-1 text-primary" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
