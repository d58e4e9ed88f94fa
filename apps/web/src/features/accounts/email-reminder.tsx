import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { accountEmailCopy } from '../../copy/accounts/account-email.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type OwnUser, setOwnUser } from '../../lib/api/own-user.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';

const copy = accountEmailCopy.reminder;

/** Runs one call at a time and reports its result in a toast. */
function useCommand() {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(work: () => Promise<unknown>, done: string): Promise<void> {
      setBusy(true);
      try {
        await work();
        toast.success(done);
      } catch (problem) {
        toast.error(errorText(problem));
      }
      setBusy(false);
    },
  };
}

const frame = 'mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-10 border bg-surface p-4 text-14';

/** A reminder for users with an unconfirmed address: the one they signed up with, or a new one. */
export function EmailReminder({ user: { id, email, pendingEmail } }: { user: OwnUser }) {
  const { busy, run } = useCommand();

  if (email === '' && !pendingEmail) {
    return (
      <section aria-label={copy.label} className={frame}>
        <p className="min-w-0 flex-1 basis-60">{copy.none}</p>
        <Link to={paths.dashboard('profile')} className={buttonClass({ size: 'sm' })}>
          {copy.add}
        </Link>
      </section>
    );
  }

  async function keepAddress(): Promise<void> {
    const answer = await call('profiles.update', { params: { id }, body: { email } });
    setOwnUser(answer.user);
  }

  return (
    <section aria-label={copy.label} className={frame}>
      <MailCheck aria-hidden="true" className="text-primary max-md:hidden" />
      <p className="min-w-0 flex-1 basis-60 break-words">
        {pendingEmail ? fill(copy.pending, { email: pendingEmail }) : fill(copy.unverified, { email })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={busy}
          onClick={() => void run(() => call('accounts.resendVerification'), accountEmailCopy.sentAgain)}
        >
          {accountEmailCopy.sendAgain}
        </Button>
        {pendingEmail ? (
          <Button size="sm" variant="ghost" busy={busy} onClick={() => void run(keepAddress, copy.calledOff)}>
            {copy.callOff}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
