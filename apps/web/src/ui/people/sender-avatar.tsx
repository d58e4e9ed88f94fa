import { shellCopy } from '../../copy/shell.ts';
import { LogoMark } from '../logo.tsx';
import { Avatar } from './avatar.tsx';

interface SenderAvatarProps {
  /** Null for the site itself, and for deleted users. */
  id: string | null;
  name: string;
  picture: string | null;
}

/** The picture of the sender of a notification. The site itself has its logo. */
export function SenderAvatar({ id, name, picture }: SenderAvatarProps) {
  if (id !== null || name !== shellCopy.name)
    return <Avatar id={id} name={name} picture={picture} size={40} />;
  return (
    <span aria-hidden="true" className="grid size-10 flex-none place-items-center rounded-full bg-fill">
      <LogoMark className="size-6" />
    </span>
  );
}
