import { lazy, Suspense, useId, useRef, useState } from 'react';
import { profilesCopy } from '../../copy/profiles.ts';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { usePublicConfig } from '../../lib/public-config.ts';
import { endpointQuery, queryClient } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import type { OwnUser } from './profile-values.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/dialog.tsx')).ConfirmDialog }));

const copy = profilesCopy.github;

function LinkButtons({ label }: { label: string }) {
  const back = paths.dashboard('profile');
  return (
    <>
      <a href={paths.githubAuthorize('full', back)} className={buttonClass()}>
        {label}
      </a>
      <a href={paths.githubAuthorize('public', back)} className={buttonClass({ variant: 'ghost' })}>
        {copy.linkPublic}
      </a>
    </>
  );
}

/** Unlinks GitHub after a confirmation. `onDone` moves the focus, because the button disappears. */
function UnlinkButton({ onDone }: { onDone: () => void }) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const [busy, setBusy] = useState(false);

  async function unlink(): Promise<void> {
    setBusy(true);
    try {
      const { user } = await call('github.unlink');
      queryClient.setQueryData(endpointQuery('accounts.me').queryKey, { user });
      toast.success(copy.unlinked);
      onDone();
    } catch (error) {
      toast.error(errorText(error, copy.failed));
      setBusy(false);
      setDialog('closed');
    }
  }

  return (
    <>
      <Button onClick={() => setDialog('open')}>{copy.unlink}</Button>
      {dialog === 'never' ? null : (
        <Suspense>
          <ConfirmDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            title={copy.question}
            description={copy.questionText}
            confirmLabel={copy.yes}
            cancelLabel={copy.no}
            busy={busy}
            onConfirm={() => void unlink()}
          />
        </Suspense>
      )}
    </>
  );
}

/** The linked GitHub account. Renders nothing if this installation has no code host. */
export function GitHubPanel({ user: { githubLogin, githubAccess } }: { user: OwnUser }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const config = usePublicConfig();
  if (!config?.github && githubLogin === null) return null;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {copy.title}
      </h2>
      <div className="mt-1 mb-4 break-words text-14 text-muted">
        <p>{githubLogin === null ? copy.none : fill(copy.linked, { login: githubLogin })}</p>
        {githubAccess ? <p>{copy.access[githubAccess]}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {githubLogin === null ? <LinkButtons label={copy.link} /> : null}
        {githubAccess === 'lost' && config?.github ? <LinkButtons label={copy.relink} /> : null}
        {githubLogin === null ? null : <UnlinkButton onDone={() => heading.current?.focus()} />}
      </div>
    </Card>
  );
}
