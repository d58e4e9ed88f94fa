import { limits } from '@teamwright/contracts/core/limits.ts';
import { type FieldPath, useForm, useFormState } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { accountsCopy } from '../../copy/accounts/accounts.ts';
import { call } from '../../lib/api/api.ts';
import { fieldTexts, isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { ownPath, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AccountFormLayout } from './account-form-layout.tsx';
import { GitHubSignIn } from './github-sign-in.tsx';
import { keepNewAccount } from './new-account.ts';

interface SignUpValues {
  username: string;
  email: string;
  password: string;
}

const names: readonly FieldPath<SignUpValues>[] = ['username', 'email', 'password'];

/** The form, and the function that submits it, shows the errors and opens the sign-in page. */
function useSignUp(signInPath: string) {
  const form = useForm<SignUpValues>({ defaultValues: { username: '', email: '', password: '' } });
  const { setError, setFocus } = form;
  const navigate = useNavigate();

  function showProblem(problem: unknown): void {
    const wrong = fieldTexts(problem, names);
    for (const [name, message] of wrong) setError(name, { message });
    // Each field shows its own text; the server's summary repeats the first one with a raw name.
    const isInvalid = isApiError(problem) && problem.code === 'invalid' && wrong.length > 0;
    setError('root', { message: isInvalid ? accountsCopy.checkFields : errorText(problem) });
    setFocus(wrong[0]?.[0] ?? 'username');
  }

  async function signUp(values: SignUpValues): Promise<void> {
    const empty = names.filter((name) => values[name].trim() === '');
    const [first] = empty;
    if (first) {
      for (const name of empty) setError(name, { message: accountsCopy.missing[name] });
      setError('root', { message: texts.signUp.fillAll });
      setFocus(first);
      return;
    }
    const email = values.email.trim();
    const { password } = values;
    try {
      await call('accounts.signUp', { body: { username: values.username.trim(), email, password } });
      keepNewAccount({ email, password });
      await navigate(signInPath, { state: { email } });
    } catch (problem) {
      showProblem(problem);
    }
  }

  return { form, signUp };
}

export function SignUpPage() {
  const [search] = useSearchParams();
  const returnTo = ownPath(search.get('returnTo'));
  const signInPath = paths.signIn(returnTo === paths.home() ? undefined : returnTo);
  const { form, signUp } = useSignUp(signInPath);
  const { register, handleSubmit, control } = form;
  const { errors, isSubmitting } = useFormState({ control });
  return (
    <AccountFormLayout
      title={accountsCopy.signUpTitle}
      text={accountsCopy.signUpText}
      error={errors.root?.message}
      onSubmit={handleSubmit(signUp)}
      actions={
        <>
          <Button type="submit" variant="primary" size="lg" wide disabled={isSubmitting} busy={isSubmitting}>
            {accountsCopy.signUpSubmit}
          </Button>
          <GitHubSignIn returnTo={returnTo} />
        </>
      }
      other={
        <>
          {accountsCopy.haveAccount}{' '}
          <Link to={signInPath} className="link">
            {accountsCopy.toSignIn}
          </Link>
        </>
      }
    >
      <PageTitle>{accountsCopy.signUpTitle}</PageTitle>
      <TextField
        {...register('username')}
        label={accountsCopy.username}
        hint={accountsCopy.usernameHint}
        error={errors.username?.message}
        autoComplete="nickname"
        maxLength={limits.username.max}
        required
      />
      <TextField
        {...register('email')}
        type="email"
        label={accountsCopy.email}
        error={errors.email?.message}
        autoComplete="username"
        maxLength={limits.email.max}
        required
      />
      <PasswordField
        {...register('password')}
        label={accountsCopy.password}
        hint={accountsCopy.passwordHint}
        error={errors.password?.message}
        autoComplete="new-password"
        required
      />
    </AccountFormLayout>
  );
}
