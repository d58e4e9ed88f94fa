import { useEffect, useState } from 'react';
import { type FieldPath, useForm, useFormState } from 'react-hook-form';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { accountEmailCopy } from '../../copy/accounts/account-email.ts';
import { accountsCopy } from '../../copy/accounts/accounts.ts';
import { call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { ownPath, paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AccountFormLayout, formErrorId } from './account-form-layout.tsx';
import { GitHubSignIn } from './github-sign-in.tsx';
import { forgetNewAccount, passwordOfNewAccount } from './new-account.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

interface SignInValues {
  email: string;
  password: string;
}

/** The kind of error of a password that the server rejected. Its text is the error of the form. */
const rejected = 'rejected';

const names: readonly FieldPath<SignInValues>[] = ['email', 'password'];

/** The address of an account that was made just now. */
function newEmail(state: unknown): string {
  const given = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof given === 'string' ? given : '';
}

function useSignIn() {
  const { key, state } = useLocation();
  const email = newEmail(state);
  const [newPassword] = useState(() => passwordOfNewAccount(email));
  const { register, handleSubmit, setError, setFocus, control } = useForm<SignInValues>({
    defaultValues: { email, password: newPassword },
  });
  const { errors } = useFormState({ control });
  const { currentUser, loading, error, start, succeed, fail } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = ownPath(search.get('returnTo'));

  // Clear an error from an earlier visit of the page, and afterwards the password of a new account.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visit
  useEffect(() => {
    useSession.setState({ error: null, loading: false });
    return forgetNewAccount;
  }, [key]);

  async function signIn({ email, password }: SignInValues): Promise<void> {
    start();
    const empty = names.filter((name) => (name === 'email' ? email : password).trim() === '');
    const [first] = empty;
    if (first) {
      fail(texts.signIn.fillAll);
      for (const name of empty) setError(name, { message: accountsCopy.missing[name] });
      setFocus(first);
      return;
    }
    try {
      const answer = await call('accounts.signIn', { body: { email: email.trim(), password } });
      if (!('secondFactor' in answer)) return succeed(answer.user);
      useSession.setState({ loading: false });
      await navigate(paths.secondStep(returnTo));
    } catch (problem) {
      fail(errorText(problem));
      if (!isApiError(problem, 'unauthenticated')) return;
      setError('password', { type: rejected });
      setFocus('password', { shouldSelect: true });
    }
  }

  return {
    register,
    onSubmit: handleSubmit(signIn),
    currentUser,
    loading,
    error,
    errors,
    returnTo,
    text:
      email === ''
        ? accountsCopy.signInText
        : newPassword === ''
          ? accountsCopy.signedUp
          : accountsCopy.signedUpFilled,
    isReady: newPassword !== '',
  };
}

export function SignInPage() {
  const { register, onSubmit, currentUser, loading, error, errors, returnTo, text, isReady } = useSignIn();
  // Signed in just now, in another tab, or by a session check that finished late.
  if (currentUser) return <Navigate to={returnTo} replace />;
  return (
    <AccountFormLayout
      title={accountsCopy.signInTitle}
      text={text}
      error={error ?? undefined}
      onSubmit={onSubmit}
      actions={
        <>
          <Link to={paths.forgotPassword()} className="link justify-self-start text-14">
            {accountEmailCopy.forgot.link}
          </Link>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            disabled={loading}
            busy={loading}
            autoFocus={isReady}
          >
            {loading ? texts.signIn.busy : texts.signIn.submit}
          </Button>
          <PasskeySignIn />
          <GitHubSignIn returnTo={returnTo} />
        </>
      }
      other={
        <>
          {accountsCopy.noAccount}{' '}
          <Link to={paths.signUp(returnTo === paths.home() ? undefined : returnTo)} className="link">
            {accountsCopy.toSignUp}
          </Link>
        </>
      }
    >
      <PageTitle>{accountsCopy.signInTitle}</PageTitle>
      <TextField
        {...register('email')}
        type="email"
        label={accountsCopy.email}
        error={errors.email?.message}
        autoComplete="username"
        required
      />
      <PasswordField
        {...register('password')}
        label={accountsCopy.password}
        error={errors.password?.message}
        errorId={errors.password?.type === rejected ? formErrorId : undefined}
        autoComplete="current-password"
        required
      />
    </AccountFormLayout>
  );
}
