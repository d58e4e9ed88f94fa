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
import { AnalysisState } from './analysis-state.tsx';

const { repository: copy } = dashboardCopy;

export type Repository = Answer<'repositories.listOwn'>[number];

interface RepositoryCardProps {
  repository: Repository;
  /** What it shows, the strongest first. */
  skills: readonly string[];
  onRemove: () => void;
}

/** An uploaded repository with the state of its analysis. */
export function RepositoryCard({ repository, skills, onRemove }: RepositoryCardProps) {
  const { name, description, language, updatedAt, url, isPrivate, analysis } = repository;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        {isPrivate ? <Badge size="sm">{dashboardCopy.upload.private}</Badge> : null}
      </div>
      <p className="line-clamp-3 text-14 wrap-anywhere">{description || texts.dashboard.noDescription}</p>
      <dl className="mt-auto grid grid-cols-[max-content_1fr] gap-x-3 text-13 max-md:flex max-md:flex-wrap max-md:[&>dt]:sr-only">
        <dt className="text-muted">{texts.dashboard.language}</dt>
        <dd>{language || texts.dashboard.notAvailable}</dd>
        <dt className="text-muted">{texts.dashboard.updated}</dt>
        <dd>
          <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
        </dd>
        <dt className="text-muted">{copy.skills}</dt>
        <dd>
          <AnalysisState analysis={analysis} skills={skills} />
        </dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ className: 'flex-1' })}>
          <ExternalLink aria-hidden="true" />
          {texts.dashboard.viewRepository}
          <span className="sr-only"> {uiCopy.opensInNewTab}</span>
        </a>
        <Button variant="ghost" aria-label={fill(copy.removeOne, { name })} onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
    </Card>
  );
}
