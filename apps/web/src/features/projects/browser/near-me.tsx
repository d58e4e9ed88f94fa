import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { projectsCopy as copy } from '../../../copy/projects/projects.ts';
import { ownUserQuery } from '../../../lib/api/own-user.ts';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';

interface NearMeProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Filters by projects in the user's area. Users without an area see why it is disabled. */
export function NearMe({ on, onChange }: NearMeProps) {
  const reasonId = useId();
  const visitor = useCurrentUser();
  const { data } = useQuery({ ...ownUserQuery, enabled: visitor !== null });
  const area = data?.user?.area ?? '';
  const loading = visitor !== null && data === undefined;
  const reason = visitor === null ? copy.nearMeGuest : copy.nearMeNoArea;
  const lacking = !loading && area === '';
  return (
    <div className="grid">
      <label className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-6 px-2 text-14 hover:bg-fill has-disabled:cursor-default has-disabled:text-muted md:min-h-8">
        <input
          type="checkbox"
          className="size-4 flex-none accent-primary"
          checked={on}
          disabled={lacking && !on}
          aria-describedby={lacking ? reasonId : undefined}
          onChange={() => onChange(!on)}
        />
        <span className="min-w-0 flex-1 truncate">{copy.nearMe}</span>
      </label>
      {lacking ? (
        <p id={reasonId} className="text-13 text-muted">
          {reason}
        </p>
      ) : null}
      <p className="mt-1 text-13">
        <Link to={paths.nearby()} className="link">
          {copy.nearbyLink}
        </Link>
      </p>
    </div>
  );
}
