import { cx } from 'class-variance-authority';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Field, type FieldTexts } from './field.tsx';
import { inputClass } from './input-class.ts';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, FieldTexts {}

/** A password field that can show its text and warns about Caps Lock. Pasting works. */
export function PasswordField({ label, hint, error, errorId, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = shown ? EyeOff : Eye;

  function watchCapsLock(event: KeyboardEvent): void {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <Field label={label} hint={capsLock ? uiCopy.capsLock : hint} error={error} errorId={errorId}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            className={cx(inputClass, 'pr-11', className)}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={uiCopy.showPassword}
            title={shown ? uiCopy.hidePassword : uiCopy.showPassword}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-6 text-muted hover:text-heading"
          >
            <Icon aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  );
}
