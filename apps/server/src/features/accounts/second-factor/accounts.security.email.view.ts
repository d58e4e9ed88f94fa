import type { EmailContent } from '../../mail/mail.service.ts';

const alarm =
  'If this was not you, choose a new password now with "Forgot your password?" on the sign-in page. That signs out every browser and removes every passkey.';

export function passkeyAddedEmail(username: string, name: string): EmailContent {
  return {
    subject: 'A passkey was added',
    heading: 'A passkey was added',
    paragraphs: [`You can now sign in to your account ${username} with the passkey "${name}".`],
    note: alarm,
  };
}

export function passkeyRemovedEmail(username: string, name: string): EmailContent {
  return {
    subject: 'A passkey was removed',
    heading: 'A passkey was removed',
    paragraphs: [
      `The passkey "${name}" of your account ${username} was removed, and other browsers were signed out.`,
    ],
    note: alarm,
  };
}

export function authenticatorOnEmail(username: string): EmailContent {
  return {
    subject: 'Two-step sign-in is on',
    heading: 'Two-step sign-in is on',
    paragraphs: [
      `Signing in to your account ${username} now requires a code from your authenticator app. All other browsers were signed out.`,
      'Keep your recovery codes in a safe place. Use one of them if you cannot use the app.',
    ],
    note: 'If this was not you, please contact the operator of this site.',
  };
}

export function authenticatorOffEmail(username: string): EmailContent {
  return {
    subject: 'Two-step sign-in is off',
    heading: 'Two-step sign-in is off',
    paragraphs: [
      `Signing in to your account ${username} no longer requires a code. Your recovery codes no longer work.`,
    ],
    note: alarm,
  };
}

export function recoveryCodesRenewedEmail(username: string): EmailContent {
  return {
    subject: 'You have new recovery codes',
    heading: 'You have new recovery codes',
    paragraphs: [`The old recovery codes of your account ${username} no longer work.`],
    note: alarm,
  };
}

export function recoveryCodeUsedEmail(username: string, left: number): EmailContent {
  return {
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: [
      `A recovery code of your account ${username} was used. Each code works only once.`,
      left === 1 ? '1 code is left.' : `${left} codes are left.`,
    ],
    note: alarm,
  };
}
