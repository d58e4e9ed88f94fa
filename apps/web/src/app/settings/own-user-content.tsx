import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type OwnUser, ownUserQuery } from '../../lib/api/own-user.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';

interface OwnUserContentProps {
  copy: { readonly loading: string; readonly failed: string };
  children: (user: OwnUser) => ReactNode;
}

/** Content that shows the account of the user, with its loading and error states. */
export function OwnUserContent({ copy, children }: OwnUserContentProps) {
  const { data, error, refetch } = useQuery(ownUserQuery);
  if (error) {
    return (
      <ErrorState
        title={errorText(error, copy.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
      />
    );
  }
  if (!data?.user) {
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {copy.loading}
      </p>
    );
  }
  return children(data.user);
}
