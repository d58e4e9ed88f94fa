import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { projectsCopy } from '../../copy/projects/projects.ts';
import { uiCopy } from '../../copy/ui.ts';
import { type ProjectDetails, projectBySlugQuery } from '../../features/projects/projects.queries.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

interface ProjectOfAddressProps {
  /** Returns this page's path for another slug. If set, former slugs redirect to the current one. */
  pathOf?: (slug: string) => string;
  children: (project: ProjectDetails) => ReactNode;
}

/** Loads the project of the address. Shows a loading, error or not-found state until it is there. */
export function ProjectOfAddress({ pathOf, children }: ProjectOfAddressProps) {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(projectBySlugQuery(slug));
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (data) {
    if (pathOf && data.slug !== slug) return <Navigate to={pathOf(data.slug) + search} replace />;
    return children(data);
  }
  if (error) {
    return (
      <ErrorState
        title={errorText(error, texts.projects.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        className="m-auto"
      />
    );
  }
  return (
    <p role="status" className="m-auto flex items-center gap-2 p-16 text-muted">
      <Spinner />
      {projectsCopy.page.loading}
    </p>
  );
}
