import { ExternalLink } from 'lucide-react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { uiCopy } from '../../copy/ui.ts';
import type { Answer } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { fill, texts } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { AnalysisState, type FoundSkill } from './analysis-state.tsx';

const { repository: copy } = dashboardCopy;

export type Repository = Answer<'repositories.listOwn'>[number];

interface RepositoryCardProps {
  repository: Repository;
  /** What it shows, the strongest first. */
  skills: readonly FoundSkill[];
  onRemove: () => void;
}

/** An uploaded repository with the state of its analysis. */
export function RepositoryCard({ repository, skills, onRemove }: RepositoryCardProps) {
  const { name, description, language, updatedAt, url, isPrivate, analysis } = repository;
  return (
    <Card as="li" className="grid content-start gap-2 text-13 md:p-5!">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <h3 className="min-w-0 text-16 leading-6 wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          {isPrivate ? <Badge size="sm">{dashboardCopy.upload.private}</Badge> : null}
        </div>
        <div className="-mx-3 -my-1 flex flex-wrap">
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
      </div>
      <p className="line-clamp-2 text-14 wrap-anywhere text-muted">
        {description || texts.dashboard.noDescription}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <div className="flex gap-2">
          <dt className="text-muted">{texts.dashboard.language}</dt>
          <dd className="wrap-anywhere">{language || texts.dashboard.notAvailable}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted">{texts.dashboard.updated}</dt>
          <dd>
            <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
          </dd>
        </div>
        <div className="w-full">
          <dt className="sr-only">{copy.skills}</dt>
          <dd className="wrap-anywhere">
            <AnalysisState analysis={analysis} skills={skills} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
