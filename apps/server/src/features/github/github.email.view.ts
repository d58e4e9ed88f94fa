import type { EmailContent } from '../mail/mail.service.ts';

const alarm =
  'If this was not you, choose a new password now with "Forgot your password?" on the sign-in page. That signs out every browser and unlinks GitHub.';

/** Notifies a user of a new way to sign in. */
export function linkedEmail(username: string, login: string): EmailContent {
  return {
    subject: 'GitHub was linked to your account',
    heading: 'GitHub was linked to your account',
    paragraphs: [
      `The GitHub account ${login} was linked to your account ${username} just now. You can sign in with it from now on.`,
      'You can unlink it in your settings at any time.',
    ],
    note: alarm,
  };
}

export function unlinkedEmail(username: string, login: string): EmailContent {
  return {
    subject: 'GitHub was unlinked from your account',
    heading: 'GitHub was unlinked from your account',
    paragraphs: [
      `The GitHub account ${login} was unlinked from your account ${username} just now. You can no longer sign in with it, and we revoked our access to it.`,
      'A password reset also unlinks GitHub. You can link it again in your settings.',
      'Projects that you imported from it stay until you remove them, but they are no longer updated.',
    ],
    note: 'If this was not you, choose a new password now with "Forgot your password?" on the sign-in page. That signs out every browser.',
  };
}
