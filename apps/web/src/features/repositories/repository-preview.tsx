import { dashboardCopy } from '../../copy/dashboard.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { texts } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { HostRepository } from './host-repositories.ts';

const { upload: copy } = dashboardCopy;

interface RepositoryPreviewProps {
  repository: HostRepository;
  /** The repository was uploaded before. */
  known: boolean;
}

/** The chosen repository as it will appear among the projects. */
export function RepositoryPreview({ repository, known }: RepositoryPreviewProps) {
  const { fullName, description, language, updatedAt, isPrivate, isFork } = repository;
  return (
    <section aria-label={copy.preview} className="grid gap-2 rounded-10 border bg-surface p-4 text-14">
      <div className="flex flex-wrap items-center gap-2">
        <b className="min-w-0 text-16 text-heading wrap-anywhere">
          <bdi>{fullName}</bdi>
        </b>
        {isPrivate ? <Badge size="sm">{copy.private}</Badge> : null}
        {isFork ? <Badge size="sm">{copy.fork}</Badge> : null}
      </div>
      <p className="wrap-anywhere">{description || texts.dashboard.noDescription}</p>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-3 text-13">
        <dt className="text-muted">{texts.dashboard.language}</dt>
        <dd>{language || texts.dashboard.notAvailable}</dd>
        {updatedAt ? (
          <>
            <dt className="text-muted">{texts.dashboard.updated}</dt>
            <dd>
              <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
            </dd>
          </>
        ) : null}
      </dl>
      {known ? <p className="text-muted">{copy.known}</p> : null}
    </section>
  );
}
