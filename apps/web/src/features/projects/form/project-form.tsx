import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { loadDraft, saveDraft } from '../../../lib/storage/draft.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ProjectFormShell } from './project-form-shell.tsx';
import { emptyProjectForm, type ProjectFormValues } from './project-form-values.ts';
import { ProjectPreview } from './project-preview.tsx';
import { RepositoryDraft } from './repository-draft.tsx';
import { usePostProject } from './use-post-project.ts';

/** A new project has no members yet. */
const noTeam: readonly [] = [];

/** 'Create a New Project Posting'. The form is kept as a draft per user in this browser. */
export function ProjectForm({ userId }: { userId: string }) {
  const draftName = `posting:${userId}`;
  const form = useForm<ProjectFormValues>({ defaultValues: loadDraft(draftName, emptyProjectForm) });
  const { post, reset } = usePostProject(form, draftName);
  const { subscribe, control } = form;
  const isWide = useMediaQuery('(width >= 1280px)');

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(draftName, values) }),
    [subscribe, draftName],
  );

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="col-span-full empty:hidden">
        <RepositoryDraft form={form} draftName={draftName} />
      </div>
      <ProjectFormShell
        form={form}
        team={noTeam}
        onSubmit={post}
        submitLabel={texts.posting.submit}
        beforeSubmit={isWide ? null : <ProjectPreview control={control} />}
      >
        <Button variant="ghost" size="lg" onClick={reset}>
          {texts.posting.reset}
        </Button>
        <span className="text-13 text-muted">{projectsCopy.form.draftKept}</span>
      </ProjectFormShell>
      {isWide ? <ProjectPreview control={control} /> : null}
    </div>
  );
}
