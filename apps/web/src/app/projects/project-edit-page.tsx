import { Link } from 'react-router';
import { projectChangesCopy as copy } from '../../copy/projects/project-changes.ts';
import { ProjectEditForm } from '../../features/projects/form/project-edit-form.tsx';
import type { ProjectDetails } from '../../features/projects/projects.queries.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';
import { ProjectOfAddress } from './project-of-address.tsx';

function Editing({ project }: { project: ProjectDetails }) {
  return (
    <div className="wrap max-w-240 py-6 pb-24 md:pt-8 md:pb-16">
      <PageTitle>{`${copy.editTitle}: ${project.title}`}</PageTitle>
      <BackLink href={paths.project(project.slug)} label={copy.back} />
      <h1>{copy.editTitle}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">{copy.editIntro}</p>
      <ProjectEditForm key={project.id} project={project} />
    </div>
  );
}

function NotYours({ slug }: { slug: string }) {
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

/**
 * The form to edit a project, for owners and co-owners. It does not redirect from a former slug: a co-owner
 * may rename the project while this form is being filled in.
 */
export function ProjectEditPage() {
  return (
    <ProjectOfAddress>
      {(project) => (project.can.edit ? <Editing project={project} /> : <NotYours slug={project.slug} />)}
    </ProjectOfAddress>
  );
}
