import { ExternalLink } from 'lucide-react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { uiCopy } from '../../copy/ui.ts';
import type { Answer } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { fill, texts } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { AnalysisState, type FoundSkill } from './analysis-state.tsx';

const { repository: copy } = dashboardCopy;

export type Repository = Answer<'repositories.listOwn'>[number];

interface RepositoryRowProps {
  repository: Repository;
  /** What it shows, the strongest first. */
  skills: readonly FoundSkill[];
  onRemove: () => void;
}

/** An uploaded repository with the state of its analysis: one row where there is space. */
export function RepositoryRow({ repository, skills, onRemove }: RepositoryRowProps) {
  const { name, description, language, updatedAt, url, isPrivate, analysis } = repository;
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 not-first:border-t md:px-5 xl:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_auto] xl:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 text-16 leading-6 wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          {isPrivate ? <Badge size="sm">{dashboardCopy.upload.private}</Badge> : null}
        </div>
        <p className="line-clamp-2 text-14 wrap-anywhere text-muted">
          {description || texts.dashboard.noDescription}
        </p>
      </div>
      <dl className="grid content-start gap-x-6 gap-y-1 text-13 md:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="grid grid-cols-[max-content_1fr] content-start gap-x-3 max-md:flex max-md:flex-wrap max-md:[&>dt]:sr-only">
          <dt className="text-muted">{texts.dashboard.language}</dt>
          <dd className="wrap-anywhere">{language || texts.dashboard.notAvailable}</dd>
          <dt className="text-muted">{texts.dashboard.updated}</dt>
          <dd>
            <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
          </dd>
        </div>
        <div>
          <dt className="sr-only">{copy.skills}</dt>
          <dd className="wrap-anywhere">
            <AnalysisState analysis={analysis} skills={skills} />
          </dd>
        </div>
      </dl>
      <div className="-mx-3 flex flex-wrap xl:mx-0">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <ExternalLink aria-hidden="true" />
          {texts.dashboard.viewRepository}
          <span className="sr-only"> {uiCopy.opensInNewTab}</span>
        </a>
        <Button
          variant="ghost"
          size="sm"
          className="text-muted"
          aria-label={fill(copy.removeOne, { name })}
          onClick={onRemove}
        >
          {copy.remove}
        </Button>
      </div>
    </li>
  );
}
