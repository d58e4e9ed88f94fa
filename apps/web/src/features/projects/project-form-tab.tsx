import { projectsCopy } from '../../copy/projects.ts';
import { texts } from '../../texts.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ProjectForm } from './project-form.tsx';

/** The dashboard tab 'project-posts'. */
export function ProjectFormTab() {
  return (
    <>
      <PageTitle>{projectsCopy.form.pageTitle}</PageTitle>
      <h1>{texts.posting.title}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">{projectsCopy.form.intro}</p>
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
        <ProjectForm />
      </Card>
    </>
  );
}
