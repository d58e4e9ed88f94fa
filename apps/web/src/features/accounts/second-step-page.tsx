import { limits } from '@teamwright/contracts/core/limits.ts';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { Link, Navigate, useSearchParams } from 'react-router';
import { securityCopy } from '../../copy/accounts/security.ts';
import { call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { ownPath, paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { AccountFormLayout } from './account-form-layout.tsx';

const copy = securityCopy.signIn;

type Kind = 'app' | 'recovery';

function Expired({ returnTo }: { returnTo: string }) {
  return (
    <div className="m-auto">
      <PageTitle>{copy.voidTitle}</PageTitle>
      <EmptyState
        title={<h1 className="text-20">{copy.voidTitle}</h1>}
        hint={copy.voidText}
        action={
          <Link to={paths.signIn(returnTo)} className={buttonClass({ variant: 'primary' })}>
            {copy.toSignIn}
          </Link>
        }
      />
    </div>
  );
}

interface CodeFormProps {
  kind: Kind;
  onKind: (kind: Kind) => void;
  onExpired: () => void;
}

function CodeForm({ kind, onKind, onExpired }: CodeFormProps) {
  const { register, handleSubmit, setError, setFocus, control } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = useFormState({ control });
  const { succeed } = useSession();
  const recovery = kind === 'recovery';

  async function finish({ code }: { code: string }): Promise<void> {
    if (code.trim() === '') {
      setError('code', { message: copy.codeMissing });
      setFocus('code');
      return;
    }
    try {
      const { user } = await call('security.finishSignIn', { body: { code } });
      succeed(user);
    } catch (error) {
      if (isApiError(error, 'unauthenticated')) return onExpired();
      setError('code', { message: errorText(error) });
      setFocus('code');
    }
  }

  return (
    <AccountFormLayout
      title={copy.title}
      text={recovery ? copy.recoveryText : copy.text}
      error={errors.code?.message}
      onSubmit={handleSubmit(finish)}
      actions={
        <>
          <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
            {copy.submit}
          </Button>
          <Button variant="ghost" onClick={() => onKind(recovery ? 'app' : 'recovery')}>
            {recovery ? copy.useApp : copy.useRecovery}
          </Button>
        </>
      }
      other={copy.lost}
    >
      <PageTitle>{copy.title}</PageTitle>
      <TextField
        {...register('code')}
        label={recovery ? copy.recoveryCode : copy.code}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.secondFactorCode.max}
        required
      />
    </AccountFormLayout>
  );
}

/** Asks for the authenticator code after the password or the code host's sign-in was accepted. */
export function SecondStepPage() {
  const [search] = useSearchParams();
  const [expired, setExpired] = useState(false);
  const [kind, setKind] = useState<Kind>('app');
  const user = useSession((session) => session.currentUser);
  const returnTo = ownPath(search.get('returnTo'));
  if (user) return <Navigate to={returnTo} replace />;
  if (expired) return <Expired returnTo={returnTo} />;
  return <CodeForm key={kind} kind={kind} onKind={setKind} onExpired={() => setExpired(true)} />;
}
