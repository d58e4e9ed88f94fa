import { cx } from 'class-variance-authority';
import { Avatar, type AvatarSize } from './avatar.tsx';

/** Number of members shown before '+n'. */
const shown = 3;

interface AvatarStackProps {
  people: readonly { id: string; name: string; picture?: string | null }[];
  size?: AvatarSize;
}

/** Up to 3 people and '+n'. Decorative: the number of members is shown next to it. */
export function AvatarStack({ people, size = 32 }: AvatarStackProps) {
  const rest = people.length - shown;
  const overlap = size <= 20 ? '-ml-0.5' : '-ml-1.5';
  const ring = 'shadow-[0_0_0_2px_var(--card)]';
  return (
    <span aria-hidden="true" className="inline-flex">
      {people.slice(0, shown).map((user, index) => (
        <Avatar
          key={user.id}
          id={user.id}
          name={user.name}
          picture={user.picture}
          size={size}
          className={cx(ring, index > 0 && overlap)}
        />
      ))}
      {rest > 0 ? (
        <span
          className={cx(
            'inline-grid place-items-center rounded-full bg-fill leading-none font-bold text-text',
            size <= 20 ? 'size-5 text-[9px]' : 'size-8 text-[12px]',
            ring,
            overlap,
          )}
        >
          +{rest}
        </span>
      ) : null}
    </span>
  );
}
