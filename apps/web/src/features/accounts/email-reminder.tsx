import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { Link } from 'react-router';
import { accountEmailCopy } from '../../copy/accounts/account-email.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type OwnUser, setOwnUser } from '../../lib/api/own-user.ts';
import { useResendVerification } from '../../lib/use-resend-verification.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';

const copy = accountEmailCopy.reminder;

/** Takes back the request for another address. */
function useKeepAddress({ id, email }: OwnUser) {
  return useMutation({
    mutationFn: () => call('profiles.update', { params: { id }, body: { email } }),
    onSuccess(answer) {
      setOwnUser(answer.user);
      toast.success(copy.calledOff);
    },
    onError: (error) => toast.error(errorText(error)),
  });
}

const frame = 'mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-10 border bg-surface p-4 text-14';

/** A reminder for users with an unconfirmed address: the one they signed up with, or a new one. */
export function EmailReminder({ user }: { user: OwnUser }) {
  const { email, pendingEmail } = user;
  const resend = useResendVerification();
  const keep = useKeepAddress(user);
  const busy = resend.isPending || keep.isPending;

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

  return (
    <section aria-label={copy.label} className={frame}>
      <MailCheck aria-hidden="true" className="text-primary max-md:hidden" />
      <p className="min-w-0 flex-1 basis-60 break-words">
        {pendingEmail ? fill(copy.pending, { email: pendingEmail }) : fill(copy.unverified, { email })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={() => resend.mutate()}>
          {accountEmailCopy.sendAgain}
        </Button>
        {pendingEmail ? (
          <Button size="sm" variant="ghost" busy={busy} onClick={() => keep.mutate()}>
            {copy.callOff}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
