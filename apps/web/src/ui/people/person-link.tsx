import { cx } from 'class-variance-authority';
import { paths } from '../../paths.ts';

interface PersonLinkProps {
  username: string;
  /** Users who deleted their account have no page. */
  gone?: boolean;
  className?: string;
}

/** A user's name with a link to their page. */
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
