import { accountEmailCopy } from '../copy/accounts/account-email.ts';
import { profilesCopy } from '../copy/accounts/profiles.ts';
import { useResendVerification } from '../lib/use-resend-verification.ts';
import { Button } from './button.tsx';

interface ConfirmEmailFirstProps {
  user: { email: string; pendingEmail: string | null };
}

/** Why the user cannot link GitHub yet, with the button that sends the link to confirm their address again. */
export function ConfirmEmailFirst({ user: { email, pendingEmail } }: ConfirmEmailFirstProps) {
  const { mutate, isPending } = useResendVerification();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
      <p className="min-w-0">{profilesCopy.github.confirmFirst}</p>
      {email === '' && pendingEmail === null ? null : (
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          {accountEmailCopy.sendAgain}
        </Button>
      )}
    </div>
  );
}
