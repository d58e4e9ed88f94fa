import { securityCopy } from '../../../copy/accounts/security.ts';
import { call } from '../../../lib/api/api.ts';
import { createPasskey } from '../../../lib/session/web-authn.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Confirmation, passwordOf } from './confirmation.ts';
import { deviceName } from './device-name.ts';
import { FactorForm } from './factor-form.tsx';

const copy = securityCopy.passkeys;

export interface Passkey {
  id: string;
  name: string;
}

export type PasskeyTask = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

interface PasskeyDialogProps {
  task: PasskeyTask;
  open: boolean;
  confirmation: Confirmation;
  onClose: () => void;
  /** Called after a change. */
  onDone: () => void;
}

function textsOf(task: PasskeyTask): { title: string; description?: string } {
  if (task.kind === 'add') return { title: copy.add, description: copy.addText };
  const { name } = task.passkey;
  if (task.kind === 'rename') return { title: fill(copy.renameOne, { name }) };
  return { title: fill(copy.removeTitle, { name }), description: copy.removeText };
}

/** Adds, renames or removes one passkey. */
export function PasskeyDialog({ task, open, confirmation, onClose, onDone }: PasskeyDialogProps) {
  function finish(text: string): void {
    toast.success(text);
    onDone();
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} {...textsOf(task)}>
      {task.kind === 'add' ? (
        <FactorForm
          asks="name"
          defaultName={deviceName(navigator.userAgent)}
          confirmation={confirmation}
          submit={copy.continue}
          onCancel={onClose}
          send={async (values) => {
            await createPasskey(values.name, passwordOf(values));
            finish(copy.added);
          }}
        />
      ) : null}
      {task.kind === 'rename' ? (
        <FactorForm
          asks="name"
          defaultName={task.passkey.name}
          confirmation="none"
          submit={copy.save}
          onCancel={onClose}
          send={async ({ name }) => {
            await call('security.renamePasskey', { params: { id: task.passkey.id }, body: { name } });
            finish(copy.renamed);
          }}
        />
      ) : null}
      {task.kind === 'remove' ? (
        <FactorForm
          confirmation={confirmation}
          submit={copy.remove}
          tone="danger-solid"
          onCancel={onClose}
          send={async (values) => {
            const body = { currentPassword: passwordOf(values) };
            await call('security.removePasskey', { params: { id: task.passkey.id }, body });
            finish(copy.removed);
          }}
        />
      ) : null}
    </Dialog>
  );
}
