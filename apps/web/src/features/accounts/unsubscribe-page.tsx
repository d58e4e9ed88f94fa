import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { unsubscribeCopy as copy } from '../../copy/accounts/notification-preferences.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { LinkOpening, LinkState } from '../../ui/state/link-state.tsx';

type Scope = Answer<'notificationPreferences.unsubscribe'>['scope'];

function ToSettings() {
  return (
    <Link to={paths.settings('notifications')} className={buttonClass()}>
      {copy.settings}
    </Link>
  );
}

function Done({ scope }: { scope: Scope }) {
  return (
    <LinkState kind="done" title={copy.doneTitle} text={fill(copy.done, { topic: copy.scopes[scope] })}>
      <ToSettings />
    </LinkState>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isApiError(error, 'invalid')) {
    return (
      <LinkState kind="failed" title={copy.voidTitle} text={copy.void}>
        <ToSettings />
      </LinkState>
    );
  }
  return (
    <LinkState kind="failed" title={copy.failedTitle} text={<span role="alert">{errorText(error)}</span>}>
      <Button onClick={onRetry}>{copy.retry}</Button>
    </LinkState>
  );
}

/** The page that an email's unsubscribe link opens. Opening it changes nothing, because programs open links too. */
export function UnsubscribePage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const looking = {
    ...endpointQuery('notificationPreferences.subscription', { query: { token } }),
    retry: false,
  };
  // The client is passed explicitly, because visitor pages are outside its provider.
  const look = useQuery(looking, queryClient);
  const stop = useMutation(
    { mutationFn: () => call('notificationPreferences.unsubscribe', { query: { token } }) },
    queryClient,
  );
  if (stop.data) return <Done scope={stop.data.scope} />;
  if (stop.error) return <Failed error={stop.error} onRetry={() => stop.mutate()} />;
  if (look.error) return <Failed error={look.error} onRetry={() => void look.refetch()} />;
  if (look.data && !look.data.subscribed) return <Done scope={look.data.scope} />;
  if (look.data) {
    const topic = copy.scopes[look.data.scope];
    return (
      <LinkState kind="failed" title={copy.title} text={fill(copy.ask, { topic })}>
        <Button variant="primary" busy={stop.isPending} onClick={() => stop.mutate()}>
          {copy.stop}
        </Button>
      </LinkState>
    );
  }
  return <LinkOpening title={copy.title} text={copy.working} />;
}
