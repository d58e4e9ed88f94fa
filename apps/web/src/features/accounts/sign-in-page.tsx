import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { accountEmailCopy } from '../../copy/accounts/account-email.ts';
import { accountsCopy } from '../../copy/accounts/accounts.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { ownPath, paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AccountFormLayout } from './account-form-layout.tsx';
import { GitHubSignIn } from './github-sign-in.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

interface SignInValues {
  email: string;
  password: string;
}

/** The address of an account that was made just now. */
function newEmail(state: unknown): string {
  const given = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof given === 'string' ? given : '';
}

function useSignIn() {
  const { key, state } = useLocation();
  const email = newEmail(state);
  const { register, handleSubmit, setFocus } = useForm<SignInValues>({
    defaultValues: { email, password: '' },
  });
  const { currentUser, loading, error, start, succeed, fail } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = ownPath(search.get('returnTo'));

  // Clear an error from an earlier visit of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visit
  useEffect(() => {
    useSession.setState({ error: null, loading: false });
  }, [key]);

  async function signIn({ email, password }: SignInValues): Promise<void> {
    start();
    if (email.trim() === '' || password.trim() === '') {
      fail(texts.signIn.fillAll);
      setFocus(email.trim() === '' ? 'email' : 'password');
      return;
    }
    try {
      const answer = await call('accounts.signIn', { body: { email: email.trim(), password } });
      if (!('secondFactor' in answer)) return succeed(answer.user);
      useSession.setState({ loading: false });
      await navigate(paths.secondStep(returnTo));
    } catch (problem) {
      fail(errorText(problem));
    }
  }

  return {
    register,
    onSubmit: handleSubmit(signIn),
    currentUser,
    loading,
    error,
    returnTo,
    isNew: email !== '',
  };
}

export function SignInPage() {
  const { register, onSubmit, currentUser, loading, error, returnTo, isNew } = useSignIn();
  // Signed in just now, in another tab, or by a session check that finished late.
  if (currentUser) return <Navigate to={returnTo} replace />;
  return (
    <AccountFormLayout
      title={accountsCopy.signInTitle}
      text={isNew ? accountsCopy.signedUp : accountsCopy.signInText}
      error={error ?? undefined}
      onSubmit={onSubmit}
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
        autoComplete="username"
        required
      />
      <PasswordField
        {...register('password')}
        label={accountsCopy.password}
        autoComplete="current-password"
        required
      />
      <Link to={paths.forgotPassword()} className="link justify-self-start text-14">
        {accountEmailCopy.forgot.link}
      </Link>
      <Button type="submit" variant="primary" size="lg" wide disabled={loading} busy={loading}>
        {loading ? texts.signIn.busy : texts.signIn.submit}
      </Button>
      <PasskeySignIn />
      <GitHubSignIn returnTo={returnTo} />
    </AccountFormLayout>
  );
}
