import { projectsCopy } from '../../../copy/projects/projects.ts';
import type { SessionUser } from '../../../stores/session.ts';
import { texts } from '../../../texts.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ProjectForm } from './project-form.tsx';

/** The dashboard tab 'project-posts'. */
export function ProjectFormTab({ user }: { user: SessionUser }) {
  return (
    <>
      <PageTitle>{projectsCopy.form.pageTitle}</PageTitle>
      <h1>{texts.posting.title}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">{projectsCopy.form.intro}</p>
      <ProjectForm key={user.id} userId={user.id} />
    </>
  );
}
