import { useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { call } from '../../../lib/api/api.ts';
import { fieldTexts } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { type OwnUser, setOwnUser } from '../../../lib/api/own-user.ts';
import { usePublicConfig } from '../../../lib/api/public-config.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmEmailFirst } from '../../../ui/confirm-email-first.tsx';
import { passwordOf, refetchConfirmation, useConfirmation } from './confirmation.ts';

const Dialog = lazy(async () => ({ default: (await import('../../../ui/overlay/dialog.tsx')).Dialog }));
const FactorForm = lazy(async () => ({ default: (await import('./factor-form.tsx')).FactorForm }));

const copy = profilesCopy.github;

type Scope = 'full' | 'public';

/** Opens GitHub. The dialog has already asked for what the server requires. */
async function startLink(scope: Scope, currentPassword?: string): Promise<void> {
  const body = { scope, returnTo: paths.settings('security'), currentPassword };
  const { url } = await call('github.startLink', { body });
  window.location.assign(url);
}

/** Other pages send users here if linking requires a password or a new sign-in. */
function wantedScope(search: URLSearchParams): Scope | undefined {
  const wanted = search.get('link');
  return wanted === 'full' || wanted === 'public' ? wanted : undefined;
}

function LinkButtons({ label }: { label: string }) {
  const [search] = useSearchParams();
  const [asked, setAsked] = useState(wantedScope(search));
  const [open, setOpen] = useState(asked !== undefined);
  const [busy, setBusy] = useState<Scope>();
  const confirmation = useConfirmation();

  async function link(scope: Scope): Promise<void> {
    setBusy(scope);
    try {
      await startLink(scope);
    } catch (error) {
      setBusy(undefined);
      if (fieldTexts(error, ['currentPassword']).length === 0) return void toast.error(errorText(error));
      await refetchConfirmation();
      setAsked(scope);
      setOpen(true);
    }
  }

  return (
    <>
      <Button busy={busy === 'full'} onClick={() => void link('full')}>
        {label}
      </Button>
      <Button variant="ghost" busy={busy === 'public'} onClick={() => void link('public')}>
        {copy.linkPublic}
      </Button>
      {asked === undefined ? null : (
        <Suspense>
          <Dialog open={open} onClose={() => setOpen(false)} title={copy.link} description={copy.linkText}>
            <FactorForm
              confirmation={confirmation}
              submit={copy.continue}
              onCancel={() => setOpen(false)}
              send={(values) => startLink(asked, passwordOf(values))}
            />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

/** Unlinks GitHub after a confirmation. `onDone` moves the focus, because the button disappears. */
function UnlinkButton({ onDone }: { onDone: () => void }) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const cancel = useRef<HTMLButtonElement>(null);
  const confirmation = useConfirmation();
  const close = () => setDialog('closed');

  async function unlink(currentPassword?: string): Promise<void> {
    const { user } = await call('github.unlink', { body: { currentPassword } });
    setOwnUser(user);
    toast.success(copy.unlinked);
    onDone();
  }

  return (
    <>
      <Button onClick={() => setDialog('open')}>{copy.unlink}</Button>
      {dialog === 'never' ? null : (
        <Suspense>
          <Dialog
            open={dialog === 'open'}
            onClose={close}
            title={copy.question}
            description={copy.questionText}
            {...(confirmation === 'none' && { initialFocus: cancel })}
          >
            <FactorForm
              confirmation={confirmation}
              submit={copy.yes}
              tone="danger-solid"
              cancel={copy.no}
              cancelRef={cancel}
              onCancel={close}
              send={(values) => unlink(passwordOf(values))}
            />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

/** Users who wanted to link GitHub on another page see at once why they cannot do it yet. */
function useRefusalFocus(heading: RefObject<HTMLElement | null>, isRefused: boolean): void {
  const [search] = useSearchParams();
  // Until it is loaded, the panel above moves this one.
  const { isPending } = useQuery(endpointQuery('security.get'));
  const isShown = isRefused && !isPending && wantedScope(search) !== undefined;
  useEffect(() => {
    if (!isShown) return;
    // The query tells the panel above of its data in a task, which can come after this effect.
    const timeout = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timeout);
  }, [isShown, heading]);
}

export function GitHubPanel({ user }: { user: OwnUser }) {
  const { githubLogin, githubAccess, emailVerified } = user;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const config = usePublicConfig();
  const mustConfirm = githubLogin === null && !emailVerified;
  useRefusalFocus(heading, mustConfirm && config?.github === true);
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
        {mustConfirm ? <ConfirmEmailFirst user={user} /> : null}
        {githubLogin === null && emailVerified ? <LinkButtons label={copy.link} /> : null}
        {githubAccess === 'lost' && config?.github && emailVerified ? (
          <LinkButtons label={copy.relink} />
        ) : null}
        {githubLogin === null ? null : <UnlinkButton onDone={() => heading.current?.focus()} />}
      </div>
    </Card>
  );
}
