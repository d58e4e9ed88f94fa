import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { profilesCopy } from '../../copy/profiles.ts';
import { call } from '../../lib/api.ts';
import { removeDrafts } from '../../lib/draft.ts';
import { errorText } from '../../lib/error-text.ts';
import { forgetPendingPicture } from '../../lib/pending-picture-cache.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/dialog.tsx')).ConfirmDialog }));

/** Deletes the account on the server, then clears the session as after signing out. */
function useDeleteAccount(userId: string): () => Promise<void> {
  const navigate = useNavigate();
  const { start, fail, clear } = useSession();

  return async function deleteAccount(): Promise<void> {
    start();
    try {
      await call('accounts.deleteAccount', { params: { id: userId } });
    } catch (error) {
      const message = errorText(error, profilesCopy.deleteFailed);
      fail(message);
      toast.error(message);
      return;
    }
    await navigate(paths.home(), { flushSync: true });
    clear();
    removeDrafts();
    forgetPendingPicture();
  };
}

/** Buttons to sign out, and to delete the account after a confirmation. */
export function AccountPanel({ userId }: { userId: string }) {
  const signOut = useSignOut();
  const deleteAccount = useDeleteAccount(userId);
  const busy = useSession((session) => session.loading);
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <Button onClick={() => void signOut()}>{texts.profile.signOut}</Button>
      <Button variant="danger" onClick={() => setDialog('open')}>
        {texts.profile.deleteAccount}
      </Button>
      {dialog === 'never' ? null : (
        <Suspense>
          <ConfirmDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            title={texts.profile.deleteQuestion}
            description={profilesCopy.deleteText}
            confirmLabel={texts.profile.deleteYes}
            cancelLabel={texts.profile.deleteNo}
            busy={busy}
            onConfirm={() => void deleteAccount()}
          />
        </Suspense>
      )}
    </div>
  );
}
