import { useId, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { texts } from '../../../texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { type CardProject, ProjectCard } from '../project-card.tsx';
import { type ProjectFormValues, teamSizeOf } from './project-form-values.ts';
import { WhoKnows } from './who-knows.tsx';

const { form: copy } = projectsCopy;

function orExample(tags: readonly string[], example: string): string[] {
  return tags.length > 0 ? [...tags] : [example];
}

/**
 * The card as other users would see it, with placeholders for empty fields. Seats are shown once a size is
 * set.
 */
function cardOf(values: ProjectFormValues, date: string): CardProject {
  const size = teamSizeOf(values);
  return {
    slug: '',
    title: values.title.trim() || copy.previewTitle,
    description: values.description.trim() || copy.previewDescription,
    technologies: orExample(values.technologies, copy.previewTechnologies),
    skills: orExample(values.skills, copy.previewSkills),
    date,
    status: size === 1 ? 'full' : 'open',
    seatsOpen: size && size - 1,
  };
}

/** Previews the project's card while the form is filled in. */
export function ProjectPreview({ control }: { control: Control<ProjectFormValues> }) {
  const headingId = useId();
  const [date] = useState(() => new Date().toISOString());
  const values = useWatch({ control, compute: (values: ProjectFormValues) => values });
  return (
    <aside aria-labelledby={headingId} className="self-start xl:sticky xl:top-20">
      <h2 id={headingId} className="mb-3 text-14 leading-6 text-muted">
        {copy.preview}
      </h2>
      <ProjectCard
        preview
        project={cardOf(values, date)}
        action={
          <span aria-hidden="true" className={buttonClass({ variant: 'soft', wide: true })}>
            {texts.projects.joinRequest}
          </span>
        }
      />
      <WhoKnows control={control} className="mt-6 max-xl:hidden" />
    </aside>
  );
}
