import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { accountEmailCopy as copy } from '../../copy/accounts/account-email.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LinkState } from '../../ui/state/link-state.tsx';
import { AccountFormLayout } from './account-form-layout.tsx';

/** Requests a link to choose a new password. Shows the same text whether or not the account exists. */
export function ForgotPasswordPage() {
  const { register, handleSubmit, setError, setFocus, control } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = useFormState({ control });
  const [sentTo, setSentTo] = useState<string>();

  async function ask({ email }: { email: string }): Promise<void> {
    const address = email.trim();
    try {
      if (address !== '') await call('accounts.forgotPassword', { body: { email: address } });
    } catch (problem) {
      setError('root', { message: errorText(problem) });
      setFocus('email');
      return;
    }
    if (address !== '') return setSentTo(address);
    setError('root', { message: copy.emailMissing });
    setFocus('email');
  }

  if (sentTo !== undefined) {
    return (
      <LinkState
        kind="done"
        title={copy.forgot.sentTitle}
        text={fill(copy.forgot.sentText, { email: sentTo })}
      >
        <Button onClick={() => setSentTo(undefined)}>{copy.forgot.other}</Button>
      </LinkState>
    );
  }
  return (
    <AccountFormLayout
      title={copy.forgot.title}
      text={copy.forgot.text}
      error={errors.root?.message}
      onSubmit={handleSubmit(ask)}
      actions={
        <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
          {copy.forgot.submit}
        </Button>
      }
      other={
        <>
          {copy.forgot.remembered}{' '}
          <Link to={paths.signIn()} className="link">
            {copy.toSignIn}
          </Link>
        </>
      }
    >
      <PageTitle>{copy.forgot.title}</PageTitle>
      <TextField {...register('email')} type="email" label={copy.email} autoComplete="username" required />
    </AccountFormLayout>
  );
}
