import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { projectsCopy } from '../copy/projects.ts';
import { teamCopy } from '../copy/team.ts';
import { TeamBuilder } from '../features/matching/team/team-builder.tsx';
import { projectBySlugQuery } from '../features/projects/projects.queries.ts';
import { isApiError } from '../lib/api-error.ts';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../paths.ts';
import { fill, texts } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/state-message.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** 'Build my team' for one project; the server refuses whoever does not lead it. */
export function TeamPage() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(projectBySlugQuery(slug));
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error) {
    return (
      <ErrorState
        title={errorText(error, texts.projects.failed)}
        action={<Button onClick={() => void refetch()}>{teamCopy.again}</Button>}
        className="m-auto"
      />
    );
  }
  if (!data) {
    return (
      <p role="status" className="m-auto flex items-center gap-2 p-16 text-muted">
        <Spinner />
        {projectsCopy.page.loading}
      </p>
    );
  }
  if (data.slug !== slug) return <Navigate to={paths.projectTeam(data.slug) + search} replace />;
  return (
    <div className="wrap py-6 pb-24 md:pt-8 md:pb-16">
      <PageTitle>{`${teamCopy.title}: ${data.title}`}</PageTitle>
      <Link
        to={paths.project(slug)}
        className="-my-3 mb-1 inline-flex items-center gap-2 py-3 text-14 text-muted no-underline hover:text-heading"
      >
        <ArrowLeft aria-hidden="true" />
        {teamCopy.back}
      </Link>
      <h1>{teamCopy.title}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">{fill(teamCopy.text, { title: data.title })}</p>
      <TeamBuilder key={data.id} project={data} />
    </div>
  );
}
