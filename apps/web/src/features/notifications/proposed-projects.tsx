import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { cx } from 'class-variance-authority';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

interface ProposedProjectsProps {
  notification: Notification;
  className?: string;
}

/** The projects that a notification proposes, with the reason if there is one. */
export function ProposedProjects({ notification: { projects }, className }: ProposedProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <ul className={cx('grid gap-2', className)}>
      {projects.map(({ slug, title, reason }) => (
        <li key={slug} className="text-14 wrap-anywhere">
          <Link to={paths.project(slug)} className="link">
            <bdi>{title}</bdi>
          </Link>
          {reason ? <span className="block text-muted">{reason}</span> : null}
        </li>
      ))}
    </ul>
  );
}
