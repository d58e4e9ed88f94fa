import { type FormEvent, useState } from 'react';
import { accountEmailCopy as copy } from '../../copy/accounts/account-email.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** Requests a new confirmation link: for the user's address if signed in, else for the entered one. */
export function ResendForm() {
  const user = useCurrentUser();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [error, setError] = useState<string>();

  async function resend(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!user && email === '') return setError(copy.emailMissing);
    setState('busy');
    setError(undefined);
    try {
      await call('accounts.resendVerification', { body: { email } });
      setState('sent');
    } catch (problem) {
      setState('idle');
      setError(errorText(problem));
    }
  }

  if (state === 'sent') return <p role="status">{copy.verify.resentText}</p>;
  return (
    <form noValidate onSubmit={(event) => void resend(event)} className="grid gap-4 text-left">
      {user ? null : (
        <TextField name="email" type="email" label={copy.email} autoComplete="username" required />
      )}
      {error ? (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
      <Button type="submit" variant="primary" busy={state === 'busy'}>
        {copy.sendAgain}
      </Button>
    </form>
  );
}
