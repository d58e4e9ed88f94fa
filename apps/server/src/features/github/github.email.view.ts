import type { EmailContent } from '../mail/mail.service.ts';

const alarm =
  'Was this not you? Choose a new password at once with "Forgot your password?" on the sign-in page: that signs everybody else out and unlinks GitHub.';

/** Notifies a user of a new way to sign in. */
export function linkedEmail(username: string, login: string): EmailContent {
  return {
    subject: 'GitHub was linked to your account',
    heading: 'GitHub was linked to your account',
    paragraphs: [
      `The GitHub account ${login} was linked to your account ${username} just now. Whoever has that GitHub account can sign in with it.`,
      'You can unlink it in your profile at any time.',
    ],
    note: alarm,
  };
}

export function unlinkedEmail(username: string, login: string): EmailContent {
  return {
    subject: 'GitHub was unlinked from your account',
    heading: 'GitHub was unlinked from your account',
    paragraphs: [
      `The GitHub account ${login} was unlinked from your account ${username} just now. It no longer signs you in, and we have given our access back.`,
      'A new password from a "Forgot your password?" mail unlinks GitHub as well. You can link it again in your profile.',
      'Projects that you brought from it stay until you remove them. They are not kept up to date any more.',
    ],
    note: 'Was this not you? Choose a new password at once with "Forgot your password?" on the sign-in page: that signs everybody else out.',
  };
}
