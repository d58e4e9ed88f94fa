import type { FormEventHandler, ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { JoinArt } from './join-art.tsx';

interface AccountFormLayoutProps {
  title: string;
  text: string;
  /** The error, shown in red between the fields and the buttons. */
  error: string | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
  /** The submit button, and other ways to continue. */
  actions: ReactNode;
  /** A link to the other form, shown below the card. */
  other: ReactNode;
}

/** The id of the form's error, for the field that it concerns. */
export const formErrorId = 'form-error';

/** One column on phones, else a 420 px card; on large screens with a drawing next to it. */
export function AccountFormLayout({
  title,
  text,
  error,
  onSubmit,
  children,
  actions,
  other,
}: AccountFormLayoutProps) {
  return (
    <div className="wrap grid flex-1 items-start gap-16 py-8 md:py-16 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-105">
        <h1>{title}</h1>
        <p className="mt-1 mb-6 text-muted">{text}</p>
        <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
          <form noValidate onSubmit={onSubmit} className="grid gap-4">
            {children}
            {error ? (
              <div role="alert">
                <FieldError id={formErrorId}>{error}</FieldError>
              </div>
            ) : null}
            {actions}
          </form>
        </Card>
        <p className="mt-6 text-14">{other}</p>
      </div>
      <JoinArt />
    </div>
  );
}
