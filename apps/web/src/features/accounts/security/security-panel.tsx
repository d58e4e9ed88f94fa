import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { securityCopy as copy } from '../../../copy/accounts/security.ts';
import { uiCopy } from '../../../copy/ui.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../../lib/api/query.ts';
import { canUsePasskeys } from '../../../lib/session/web-authn.ts';
import { formatDay, formatFull, formatRelative } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state-message.tsx';
import type { AuthenticatorTask } from './authenticator-dialog.tsx';
import type { PasskeyTask } from './passkey-dialogs.tsx';

const PasskeyDialog = lazy(async () => ({
  default: (await import('./passkey-dialogs.tsx')).PasskeyDialog,
}));

const AuthenticatorDialog = lazy(async () => ({
  default: (await import('./authenticator-dialog.tsx')).AuthenticatorDialog,
}));

const query = endpointQuery('security.get');

type Security = Answer<'security.get'>;
type Passkey = Security['passkeys'][number];

/** A dialog stays mounted while it fades out; `key` gives the next one a fresh form. */
interface Opened<Task> {
  task: Task;
  open: boolean;
  key: number;
}

function useOpened<Task>() {
  const [opened, setOpened] = useState<Opened<Task>>();
  return {
    opened,
    show: (task: Task) => setOpened((before) => ({ task, open: true, key: (before?.key ?? 0) + 1 })),
    close: () => setOpened((before) => before && { ...before, open: false }),
  };
}

interface PasskeyRowProps {
  passkey: Passkey;
  now: number;
  onTask: (task: PasskeyTask) => void;
}

function PasskeyRow({ passkey, now, onTask }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 not-first:border-t">
      <span className="min-w-40 flex-1">
        <span className="block font-semibold break-words text-heading">{name}</span>
        <span className="block text-13 text-muted">
          {fill(copy.passkeys.created, { day: formatDay(createdAt) })}
          {', '}
          {lastUsedAt ? (
            <time dateTime={lastUsedAt} title={formatFull(lastUsedAt)}>
              {fill(copy.passkeys.lastUsed, { when: formatRelative(lastUsedAt, now) })}
            </time>
          ) : (
            copy.passkeys.neverUsed
          )}
        </span>
      </span>
      <span className="flex gap-2">
        <Button
          size="sm"
          aria-label={fill(copy.passkeys.renameOne, { name })}
          onClick={() => onTask({ kind: 'rename', passkey })}
        >
          {copy.passkeys.rename}
        </Button>
        <Button
          size="sm"
          aria-label={fill(copy.passkeys.removeOne, { name })}
          onClick={() => onTask({ kind: 'remove', passkey })}
        >
          {copy.passkeys.remove}
        </Button>
      </span>
    </li>
  );
}

interface PartProps {
  security: Security;
  onDone: () => void;
}

function Passkeys({ security, onDone }: PartProps) {
  const now = useNow();
  const { opened, show, close } = useOpened<PasskeyTask>();
  const full = security.passkeys.length >= limits.passkeys;
  const reason = canUsePasskeys() ? (full ? copy.passkeys.full : '') : copy.passkeys.unsupported;
  return (
    <div className="mt-4">
      <h3 className="text-16 leading-6">{copy.passkeys.title}</h3>
      <p className="mt-1 text-14 text-muted">{copy.passkeys.text}</p>
      {security.passkeys.length === 0 ? (
        <p className="mt-2 text-14">{copy.passkeys.none}</p>
      ) : (
        <ul className="mt-2">
          {security.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} now={now} onTask={show} />
          ))}
        </ul>
      )}
      <div className="mt-3">
        <Button disabled={reason !== ''} reason={reason} onClick={() => show({ kind: 'add' })}>
          {copy.passkeys.add}
        </Button>
      </div>
      {opened ? (
        <Suspense>
          <PasskeyDialog
            key={opened.key}
            task={opened.task}
            open={opened.open}
            confirmation={security.confirmation}
            onClose={close}
            onDone={onDone}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function stateText(authenticator: Security['authenticator']): string {
  if (authenticator === null) return copy.authenticator.off;
  const { since, recoveryCodesLeft: count } = authenticator;
  const left = count === 1 ? copy.authenticator.oneCodeLeft : fill(copy.authenticator.codesLeft, { count });
  return `${fill(copy.authenticator.on, { day: formatDay(since) })} ${left}`;
}

function TwoSteps({ security, onDone }: PartProps) {
  const { opened, show, close } = useOpened<AuthenticatorTask>();
  return (
    <div className="mt-6">
      <h3 className="text-16 leading-6">{copy.authenticator.title}</h3>
      <p className="mt-1 text-14 text-muted">{copy.authenticator.text}</p>
      <p className="mt-2 text-14">{stateText(security.authenticator)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {security.authenticator === null ? (
          <Button aria-label={copy.authenticator.begin} onClick={() => show('set up')}>
            {copy.authenticator.setUp}
          </Button>
        ) : (
          <>
            <Button onClick={() => show('renew')}>{copy.authenticator.renew}</Button>
            <Button onClick={() => show('turn off')}>{copy.authenticator.turnOff}</Button>
          </>
        )}
      </div>
      {opened ? (
        <Suspense>
          <AuthenticatorDialog
            key={opened.key}
            task={opened.task}
            open={opened.open}
            confirmation={security.confirmation}
            onClose={close}
            onDone={onDone}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Passkeys and two-step sign-in. */
export function SecurityPanel() {
  const headingId = useId();
  const { data, error, refetch } = useQuery(query);

  function reload(): void {
    void queryClient.invalidateQueries(query);
    void queryClient.invalidateQueries(endpointQuery('accounts.listSessions'));
    // Requests of administrators that were rejected without a second factor may now succeed.
    if (data?.required) void queryClient.invalidateQueries({ queryKey: ['admin'] });
  }

  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.title}</h2>
      <p className="mt-1 text-14 text-muted">{copy.text}</p>
      {data?.required ? (
        <p role="note" className="mt-3 rounded-6 bg-danger-tint p-3 text-14 text-danger">
          {copy.required}
        </p>
      ) : null}
      {error && !data ? (
        <ErrorState
          title={errorText(error, copy.failed)}
          action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        />
      ) : null}
      {data || error ? null : (
        <div role="status" aria-busy="true">
          <span className="sr-only">{copy.loading}</span>
          <RowSkeleton />
        </div>
      )}
      {data ? (
        <>
          <Passkeys security={data} onDone={reload} />
          <TwoSteps security={data} onDone={reload} />
        </>
      ) : null}
    </Card>
  );
}
