import { useState } from 'react';
import { securityCopy } from '../../../copy/accounts/security.ts';
import { type Answer, call } from '../../../lib/api/api.ts';
import { toast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import { type Confirmation, passwordOf } from './confirmation.ts';
import { FactorForm } from './factor-form.tsx';
import { QrCode } from './qr-code.tsx';

const copy = securityCopy.authenticator;

export type AuthenticatorTask = 'set up' | 'renew' | 'turn off';

type Secret = Answer<'security.beginAuthenticator'>;

interface StepProps {
  confirmation: Confirmation;
  onCancel: () => void;
}

function Begin({ onSecret, ...props }: StepProps & { onSecret: (secret: Secret) => void }) {
  return (
    <FactorForm
      {...props}
      submit={copy.continue}
      send={async (values) =>
        onSecret(await call('security.beginAuthenticator', { body: { currentPassword: passwordOf(values) } }))
      }
    />
  );
}

interface ScanProps {
  secret: Secret;
  onCancel: () => void;
  onCodes: (codes: readonly string[]) => void;
}

function Scan({ secret, onCancel, onCodes }: ScanProps) {
  return (
    <FactorForm
      asks="code"
      confirmation="none"
      submit={copy.confirm}
      onCancel={onCancel}
      send={async ({ code }) =>
        onCodes((await call('security.confirmAuthenticator', { body: { code } })).recoveryCodes)
      }
    >
      <div className="grid justify-items-start gap-3 text-14">
        <p>{copy.scan}</p>
        <QrCode text={secret.uri} label={copy.qr} />
        <a href={secret.uri} className="link">
          {copy.openApp}
        </a>
        <p>
          {copy.secret} <code>{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </div>
    </FactorForm>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  async function copyAll(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(copy.copied);
    } catch {
      toast.error(copy.copyFailed);
    }
  }
  return (
    <>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {copy.saved}
        </Button>
        <Button onClick={() => void copyAll()}>{copy.copy}</Button>
      </DialogActions>
    </>
  );
}

interface AuthenticatorDialogProps {
  task: AuthenticatorTask;
  open: boolean;
  confirmation: Confirmation;
  onClose: () => void;
  /** Called after a change. */
  onDone: () => void;
}

const textsOf = {
  'set up': { title: copy.begin, description: copy.beginText },
  renew: { title: copy.renew, description: copy.renewText },
  'turn off': { title: copy.offTitle, description: copy.offText },
} as const;

/** Sets up two-step sign-in, replaces the recovery codes, or turns it off. */
export function AuthenticatorDialog({ task, open, confirmation, onClose, onDone }: AuthenticatorDialogProps) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const step = { confirmation, onCancel: onClose };

  function show(codes: readonly string[]): void {
    setCodes(codes);
    onDone();
  }

  if (codes)
    return (
      <Dialog open={open} onClose={onClose} title={copy.codesTitle} description={copy.codesText}>
        <RecoveryCodes codes={codes} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={textsOf[task].title}
      description={secret ? undefined : textsOf[task].description}
    >
      {task === 'set up' && !secret ? <Begin {...step} onSecret={setSecret} /> : null}
      {task === 'set up' && secret ? <Scan secret={secret} onCancel={onClose} onCodes={show} /> : null}
      {task === 'renew' ? (
        <FactorForm
          {...step}
          asks="code"
          codeHint={copy.codeHint}
          submit={copy.renewSubmit}
          send={async (values) => {
            const body = { code: values.code, currentPassword: passwordOf(values) };
            show((await call('security.renewRecoveryCodes', { body })).recoveryCodes);
          }}
        />
      ) : null}
      {task === 'turn off' ? (
        <FactorForm
          {...step}
          asks="code"
          codeHint={copy.codeHint}
          submit={copy.turnOff}
          tone="danger-solid"
          send={async (values) => {
            const body = { code: values.code, currentPassword: passwordOf(values) };
            await call('security.removeAuthenticator', { body });
            toast.success(copy.offDone);
            onDone();
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}
