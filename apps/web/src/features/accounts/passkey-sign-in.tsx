import { useState } from 'react';
import { securityCopy } from '../../copy/accounts/security.ts';
import { canUsePasskeys, passkeyErrorText, signInWithPasskey } from '../../lib/session/web-authn.ts';
import { useSession } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';

/** Signs in with a passkey, if the browser supports it. */
export function PasskeySignIn() {
  const [busy, setBusy] = useState(false);
  const { succeed, fail } = useSession();
  if (!canUsePasskeys()) return null;

  async function signIn(): Promise<void> {
    setBusy(true);
    useSession.setState({ error: null });
    try {
      succeed((await signInWithPasskey()).user);
    } catch (error) {
      fail(passkeyErrorText(error));
      setBusy(false);
    }
  }

  return (
    <Button variant="ghost" wide busy={busy} onClick={() => void signIn()}>
      {securityCopy.signIn.passkey}
    </Button>
  );
}
