import { limits } from '@teamwright/contracts/core/limits.ts';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { accountEmailCopy } from '../../copy/accounts/account-email.ts';
import { linkToken } from '../../lib/address/use-email-link.ts';
import { call } from '../../lib/api/api.ts';
import { fieldTexts, isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LinkState } from '../../ui/state/link-state.tsx';
import { AccountFormLayout } from './account-form-layout.tsx';

const copy = accountEmailCopy.reset;

function VoidLink() {
  return (
    <LinkState kind="failed" title={copy.voidTitle} text={copy.voidText}>
      <Link to={paths.forgotPassword()} className={buttonClass({ variant: 'primary' })}>
        {copy.askAgain}
      </Link>
    </LinkState>
  );
}

function useReset() {
  const token = linkToken(useLocation().hash);
  const [isVoid, setVoid] = useState(token === '');
  const { register, handleSubmit, setError, setFocus, control } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = useFormState({ control });
  const navigate = useNavigate();

  function refuse(message: string, field?: string): void {
    if (field) setError('password', { message: field });
    setError('root', { message });
    setFocus('password');
  }

  async function reset({ password }: { password: string }): Promise<void> {
    if (password.trim() === '') return refuse(copy.passwordMissing);
    let message: string;
    try {
      ({ message } = await call('accounts.resetPassword', { body: { token, password } }));
    } catch (problem) {
      const field = fieldTexts(problem, ['password'])[0]?.[1];
      // An invalid request without a password error means that the link is invalid.
      if (isApiError(problem, 'invalid') && field === undefined) setVoid(true);
      else refuse(field ?? errorText(problem), field);
      return;
    }
    useSession.getState().clear();
    // The message also states whether GitHub was unlinked.
    toast.success(message);
    await navigate(paths.signIn(), { replace: true });
  }

  return { isVoid, register, onSubmit: handleSubmit(reset), errors, isSubmitting };
}

/** The page that the password email links to: the user chooses a new password, then signs in. */
export function ResetPasswordPage() {
  const { isVoid, register, onSubmit, errors, isSubmitting } = useReset();

  if (isVoid) return <VoidLink />;
  return (
    <AccountFormLayout
      title={copy.title}
      text={copy.text}
      error={errors.root?.message}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
          {copy.submit}
        </Button>
      }
      other={
        <Link to={paths.signIn()} className="link">
          {accountEmailCopy.toSignIn}
        </Link>
      }
    >
      <PageTitle>{copy.title}</PageTitle>
      <PasswordField
        {...register('password')}
        label={copy.password}
        hint={copy.passwordHint}
        error={errors.password?.message}
        autoComplete="new-password"
        minLength={limits.password.min}
        maxLength={limits.password.max}
        required
      />
    </AccountFormLayout>
  );
}
