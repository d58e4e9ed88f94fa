import type { EmailContent } from '../mail/mail.service.ts';

const ignore = 'You did not ask for this? Then ignore this mail: nothing happens without the link.';

const alarm =
  'Was this not you? Choose a new password at once with "Forgot your password?" on the sign-in page: that signs everybody else out and unlinks GitHub.';

/** Sent to an address that signed up, or that requests its link again. */
export function verificationEmail(username: string, url: string): EmailContent {
  return {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: [
      `Somebody created the account ${username} with this address. If that was you, confirm the address, so that we can reach you and you can get back in should you forget your password.`,
      'Sign in before you open the link, and you keep your password. In a browser that is not signed in, the link ends all sign-ins of the account and you choose a new password.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm this address', url },
    note: ignore,
  };
}

/**
 * Sent to an unverified address for which a new password was requested: the verification leads to the choice of a new
 * password.
 */
export function verifyFirstEmail(username: string, url: string): EmailContent {
  return {
    subject: 'Confirm your email address first',
    heading: 'Confirm your email address first',
    paragraphs: [
      `Somebody asked for a new password for the account ${username}. Its address was never confirmed, so confirm it first. Then you choose the new password.`,
      'If you did not create this account and confirm it, it becomes yours: its former password and all its sign-ins end.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm this address', url },
    note: ignore,
  };
}

/**
 * Sent to an address that was verified by a browser without a sign-in: all earlier access to the account was removed.
 */
export function firstVerificationEmail(username: string): EmailContent {
  return {
    subject: 'Your email address is confirmed',
    heading: 'Your email address is confirmed',
    paragraphs: [
      `The address of your account ${username} was confirmed just now, in a browser that was not signed in to it. In case somebody else had created the account, we have ended all its sign-ins and removed its password.`,
      'If you have not chosen a new password yet, use "Forgot your password?" on the sign-in page.',
    ],
    note: 'You need not do anything else.',
  };
}

/** Sent to the new address of an account. */
export function newAddressEmail(username: string, url: string): EmailContent {
  return {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    paragraphs: [
      `The account ${username} wants to use this address. Until you confirm it, everything stays as it is.`,
      'Open the link in a browser that is signed in to this account. It works for 24 hours.',
    ],
    action: { label: 'Use this address', url },
    note: ignore,
  };
}

/** Sent to a user whose address another account has requested. */
export function addressInUseEmail(): EmailContent {
  return {
    subject: 'Somebody tried to use your email address',
    heading: 'This address already has an account',
    paragraphs: [
      'Another account asked to use this address. It belongs to your account, so nothing has changed.',
    ],
    note: 'You need not do anything. If the other account is yours as well, change the address of this one first.',
  };
}

export function resetEmail(username: string, url: string): EmailContent {
  return {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody asked for a new password for your account ${username}. If that was you, choose it here. You will be signed out everywhere.`,
      'The link works once, for one hour.',
    ],
    action: { label: 'Choose a new password', url },
    note: ignore,
  };
}

export function passwordChangedEmail(username: string): EmailContent {
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account ${username} was changed just now, and its other sessions have ended.`,
    ],
    note: alarm,
  };
}

/** Sent to the current address before another one takes effect. */
export function addressChangeRequestedEmail(username: string, newAddress: string): EmailContent {
  return {
    subject: 'Your email address is about to change',
    heading: 'Your email address is about to change',
    paragraphs: [
      `Somebody who is signed in to your account ${username} wants to change its address to ${newAddress}. It counts once it is confirmed from there.`,
    ],
    note: alarm,
  };
}

/** Sent to the former address. The change can no longer be undone from there. */
export function addressChangedEmail(username: string, newAddress: string): EmailContent {
  return {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `Your account ${username} now uses ${newAddress}. This address gets no more mail from us about it.`,
    ],
    note: 'Was this not you? Please write to whoever runs this site.',
  };
}
