import { lazy, Suspense, useRef, useState } from 'react';
import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { call } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSignOut } from '../../../lib/session/use-sign-out.ts';
import { removeDrafts } from '../../../lib/storage/draft.ts';
import { forgetPending } from '../../../lib/storage/pending-picture.ts';
import { leaveQuestions } from '../../../lib/unsaved-edits.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../stores/session.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { passwordOf, useConfirmation } from './confirmation.ts';

const Dialog = lazy(async () => ({ default: (await import('../../../ui/overlay/dialog.tsx')).Dialog }));
const DeletionPreview = lazy(async () => ({
  default: (await import('./deletion-preview.tsx')).DeletionPreview,
}));
const FactorForm = lazy(async () => ({ default: (await import('./factor-form.tsx')).FactorForm }));

/** Deletes the account on the server, then opens a page that confirms it, without the session. */
function useDeleteAccount(userId: string): (currentPassword?: string) => Promise<void> {
  const { start, fail } = useSession();

  return async function deleteAccount(currentPassword): Promise<void> {
    start();
    try {
      await call('accounts.deleteAccount', { params: { id: userId }, body: { currentPassword } });
    } catch (error) {
      fail(errorText(error, profilesCopy.deletion.failed));
      throw error;
    }
    removeDrafts();
    forgetPending();
    leaveQuestions.clear();
    // A full page load: within the app, the end of the session would redirect this protected page to sign-in.
    window.location.assign(paths.accountDeleted());
  };
}

/** Buttons to sign out, and to delete the account after a confirmation. */
export function AccountPanel({ userId }: { userId: string }) {
  const signOut = useSignOut();
  const deleteAccount = useDeleteAccount(userId);
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const cancel = useRef<HTMLButtonElement>(null);
  const confirmation = useConfirmation();
  const close = () => setDialog('closed');
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-2 border-t pt-4">
      <Button onClick={() => void signOut()}>{texts.profile.signOut}</Button>
      <Button variant="danger" onClick={() => setDialog('open')}>
        {texts.profile.deleteAccount}
      </Button>
      {dialog === 'never' ? null : (
        <Suspense>
          <Dialog
            open={dialog === 'open'}
            onClose={close}
            title={texts.profile.deleteQuestion}
            {...(confirmation === 'none' && { initialFocus: cancel })}
          >
            <DeletionPreview />
            <FactorForm
              confirmation={confirmation}
              submit={texts.profile.deleteYes}
              tone="danger-solid"
              cancel={texts.profile.deleteNo}
              cancelRef={cancel}
              onCancel={close}
              send={(values) => deleteAccount(passwordOf(values))}
            />
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}
