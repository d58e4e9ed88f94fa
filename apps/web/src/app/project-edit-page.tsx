import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { projectChangesCopy as copy } from '../copy/project-changes.ts';
import { projectsCopy } from '../copy/projects.ts';
import { uiCopy } from '../copy/ui.ts';
import { ProjectEditForm } from '../features/projects/project-edit-form.tsx';
import { type ProjectDetails, projectBySlugQuery } from '../features/projects/projects.queries.ts';
import { isApiError } from '../lib/api-error.ts';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/state-message.tsx';
import { NotFoundPage } from './not-found-page.tsx';

function Editing({ project }: { project: ProjectDetails }) {
  return (
    <div className="wrap max-w-240 py-6 pb-24 md:pt-8 md:pb-16">
      <PageTitle>{`${copy.editTitle}: ${project.title}`}</PageTitle>
      <Link
        to={paths.project(project.slug)}
        className="-my-3 mb-1 inline-flex items-center gap-2 py-3 text-14 text-muted no-underline hover:text-heading"
      >
        <ArrowLeft aria-hidden="true" />
        {copy.back}
      </Link>
      <h1>{copy.editTitle}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">{copy.editIntro}</p>
      <ProjectEditForm key={project.id} project={project} />
    </div>
  );
}

/** Editing one project, for those who lead it. */
export function ProjectEditPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery(projectBySlugQuery(slug));
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) {
    return (
      <ErrorState
        title={errorText(error, texts.projects.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
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
  // No redirect from a former address: somebody else may rename the project while this form is being filled in.
  if (data.can.edit) return <Editing project={data} />;
  return (
    <ErrorState
      title={copy.notYours}
      action={
        <Link to={paths.project(slug)} className={buttonClass()}>
          {copy.back}
        </Link>
      }
      className="m-auto"
    />
  );
}
