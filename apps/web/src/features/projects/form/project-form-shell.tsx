import { type ReactNode, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useFocusInView } from '../../../lib/focus/use-focus-in-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { ProjectFormFields, type ProjectFormFieldsProps } from './project-form-fields.tsx';
import type { ProjectFormValues } from './project-form-values.ts';

interface ProjectFormShellProps extends ProjectFormFieldsProps {
  onSubmit: (values: ProjectFormValues) => Promise<void>;
  submitLabel: string;
  /** Between the fields and the buttons. */
  beforeSubmit?: ReactNode;
  /** Follows the submit button in its row. */
  children: ReactNode;
}

/** The card, fields and buttons of the form for a new or existing project. */
export function ProjectFormShell(props: ProjectFormShellProps) {
  const { form, team, onSubmit, submitLabel, beforeSubmit, children } = props;
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const element = useRef<HTMLFormElement>(null);
  // Proposed skills arrive above the field in which the user already types.
  useFocusInView(element);
  return (
    <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
      <form ref={element} noValidate onSubmit={form.handleSubmit(onSubmit)} className="grid gap-6">
        <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
          <ProjectFormFields form={form} team={team} />
        </div>
        {beforeSubmit}
        {errors.root ? (
          <div role="alert">
            <FieldError>{errors.root.message}</FieldError>
          </div>
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
            {submitLabel}
          </Button>
          {children}
        </div>
      </form>
    </Card>
  );
}
