import { securityCopy } from '../../copy/accounts/security.ts';
import { type Answer, call } from '../api/api.ts';
import { errorText } from '../api/error-text.ts';

const copy = securityCopy.signIn;

/** False without https too, because browsers require it. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Loaded when a passkey is used for the first time. */
function library() {
  return import('@simplewebauthn/browser');
}

/** Lets the user choose a passkey of this site, and signs in with it. */
export async function signInWithPasskey(): Promise<Answer<'security.signInWithPasskey'>> {
  const { startAuthentication } = await library();
  const options = await call('security.beginPasskeySignIn');
  const response = await startAuthentication({ optionsJSON: options });
  return await call('security.signInWithPasskey', { body: { response } });
}

export async function createPasskey(name: string, currentPassword: string | undefined): Promise<void> {
  const { startRegistration } = await library();
  const options = await call('security.beginPasskey', { body: { currentPassword } });
  const response = await startRegistration({ optionsJSON: options });
  await call('security.addPasskey', { body: { name, response } });
}

/** The browser's errors are recognised by their name, because they have no stable messages. */
export function passkeyErrorText(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return copy.passkeyCancelled;
  if (name === 'InvalidStateError') return copy.passkeyKnown;
  return errorText(error, copy.passkeyFailed);
}
