import { cx } from 'class-variance-authority';
import { paths } from '../paths.ts';

interface PersonLinkProps {
  username: string;
  /** Somebody who deleted their account has no page. */
  gone?: boolean;
  className?: string;
}

/** A person's name, leading to their page. */
export function PersonLink({ username, gone, className }: PersonLinkProps) {
  const name = <bdi>{username}</bdi>;
  const look = cx('truncate font-semibold text-heading', className);
  if (gone) return <span className={look}>{name}</span>;
  return (
    <a href={paths.person(username)} className={cx('no-underline hover:underline', look)}>
      {name}
    </a>
  );
}
