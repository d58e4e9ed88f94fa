import type { EmailContent } from '../../mail/mail.service.ts';

const ignore = 'If you did not request this, ignore this email. Nothing changes unless the link is opened.';

const alarm =
  'If this was not you, choose a new password now with "Forgot your password?" on the sign-in page. That signs out every browser and unlinks GitHub.';

/** Sent to the address of a new account, and again on request. */
export function verificationEmail(username: string, url: string): EmailContent {
  return {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: [
      `The account ${username} was created with this address. If you created it, please confirm the address. Then you can reset your password if you forget it.`,
      'Sign in before you open the link to keep your password. In a browser that is not signed in, the link signs out all browsers, and you choose a new password.',
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
      `A new password was requested for the account ${username}. The address of this account was never confirmed, so please confirm it first. Then you choose the new password.`,
      'If another person created this account with your address, it becomes yours: the old password stops working and all browsers are signed out.',
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
      `The address of your account ${username} was just confirmed in a browser that was not signed in. Another person may have created the account, so we signed out all browsers and removed the password.`,
      'If you have not chosen a new password yet, use "Forgot your password?" on the sign-in page.',
    ],
    note: 'You do not need to do anything else.',
  };
}

/** Sent to the new address of an account. */
export function newAddressEmail(username: string, url: string): EmailContent {
  return {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    paragraphs: [
      `The account ${username} asked to use this address. Nothing changes until you confirm it.`,
      'Open the link in a browser that is signed in to this account. The link works for 24 hours.',
    ],
    action: { label: 'Use this address', url },
    note: ignore,
  };
}

/** Sent to a user whose address another account has requested. */
export function addressInUseEmail(): EmailContent {
  return {
    subject: 'Another account tried to use your email address',
    heading: 'This address already has an account',
    paragraphs: [
      'Another account asked to use this address. It belongs to your account, so nothing has changed.',
    ],
    note: 'You do not need to do anything. If the other account is also yours, change the address of this one first.',
  };
}

export function resetEmail(username: string, url: string): EmailContent {
  return {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      `A new password was requested for your account ${username}. If you requested it, choose it here. You will be signed out in all browsers.`,
      'The link works once and expires after one hour.',
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
      `The password of your account ${username} was just changed. All other browsers were signed out.`,
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
      `A signed-in browser asked to change the address of your account ${username} to ${newAddress}. The change takes effect when the new address is confirmed.`,
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
      `Your account ${username} now uses ${newAddress}. We no longer send emails about it to this address.`,
    ],
    note: 'If this was not you, please contact the operator of this site.',
  };
}
