import { cx } from 'class-variance-authority';
import { shellCopy } from '../../copy/shell.ts';
import { LogoMark } from '../logo.tsx';
import { Avatar } from './avatar.tsx';

interface SenderAvatarProps {
  /** Null for the site itself, and for deleted users. */
  id: string | null;
  name: string;
  picture: string | null;
  size?: 40 | 48;
}

/** The picture of the sender of a notification. The site itself has its logo. */
export function SenderAvatar({ id, name, picture, size = 40 }: SenderAvatarProps) {
  if (id !== null || name !== shellCopy.name)
    return <Avatar id={id} name={name} picture={picture} size={size} />;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid flex-none place-items-center rounded-full bg-fill',
        size === 40 ? 'size-10' : 'size-12',
      )}
    >
      <LogoMark className="size-6" />
    </span>
  );
}
