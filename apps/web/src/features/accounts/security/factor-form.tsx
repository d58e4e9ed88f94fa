import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ReactNode, Ref } from 'react';
import { type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import { securityCopy as copy } from '../../../copy/accounts/security.ts';
import { fieldTexts } from '../../../lib/api/api-error.ts';
import { passkeyErrorText } from '../../../lib/session/web-authn.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { FormActions } from '../../../ui/overlay/dialog.tsx';
import { type Confirmation, type FactorValues, refetchConfirmation } from './confirmation.ts';

interface FactorFormProps {
  asks?: 'name' | 'code';
  codeHint?: string;
  defaultName?: string;
  /** What the server requires in addition; `none` if nothing. */
  confirmation: Confirmation;
  submit: string;
  tone?: 'primary' | 'danger-solid';
  send: (values: FactorValues) => Promise<unknown>;
  onCancel: () => void;
  cancel?: string;
  cancelRef?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

const names = ['name', 'code', 'currentPassword'] as const;

type FactorFieldsProps = Pick<FactorFormProps, 'asks' | 'codeHint' | 'confirmation'> & {
  form: UseFormReturn<FactorValues>;
};

function FactorFields({ form, asks, codeHint, confirmation }: FactorFieldsProps) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  return (
    <>
      {asks === 'name' ? (
        <TextField
          {...register('name')}
          label={copy.passkeys.name}
          error={errors.name?.message}
          maxLength={limits.passkeyName.max}
          autoComplete="off"
        />
      ) : null}
      {asks === 'code' ? (
        <TextField
          {...register('code')}
          label={copy.authenticator.code}
          hint={codeHint}
          error={errors.code?.message}
          inputMode={codeHint === undefined ? 'numeric' : 'text'}
          maxLength={limits.secondFactorCode.max}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      ) : null}
      {confirmation === 'password' ? (
        <PasswordField
          {...register('currentPassword')}
          label={copy.currentPassword}
          error={errors.currentPassword?.message}
          autoComplete="current-password"
        />
      ) : null}
      {confirmation === 'sign_in' ? <p className="text-14">{copy.signInAgain}</p> : null}
    </>
  );
}

/** The form of each security dialog: a name or a code, the password if required, and the server's errors. */
export function FactorForm({
  asks,
  codeHint,
  defaultName = '',
  confirmation,
  submit,
  tone = 'primary',
  send,
  onCancel,
  cancel = copy.cancel,
  cancelRef,
  children,
}: FactorFormProps) {
  const form = useForm<FactorValues>({
    defaultValues: { name: defaultName, code: '', currentPassword: '' },
  });
  const { handleSubmit, setError, control } = form;
  const { errors, dirtyFields, isSubmitting } = useFormState({ control });

  async function submitted(values: FactorValues): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      const texts = fieldTexts(error, names);
      // The sign-in became too old while the dialog was open, so show the password field. The form ignores a submit
      // until then, so its errors come last.
      if (confirmation === 'none' && texts.some(([name]) => name === 'currentPassword'))
        await refetchConfirmation();
      for (const [name, message] of texts) setError(name, { message });
      if (texts.length === 0) setError('root', { message: passkeyErrorText(error) });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submitted)}>
      <div className="grid gap-4">
        {children}
        <FactorFields form={form} asks={asks} codeHint={codeHint} confirmation={confirmation} />
        {errors.root ? (
          <div role="alert">
            <FieldError>{errors.root.message}</FieldError>
          </div>
        ) : null}
      </div>
      <UnsavedGuard isUnsaved={dirtyFields.name === true && !isSubmitting} />
      <FormActions
        submit={submit}
        cancel={cancel}
        tone={tone}
        busy={isSubmitting}
        disabled={confirmation === 'sign_in'}
        cancelRef={cancelRef}
        onCancel={onCancel}
      />
    </form>
  );
}
