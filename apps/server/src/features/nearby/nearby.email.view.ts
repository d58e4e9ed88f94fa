import type { EmailContent } from '../mail/mail.service.ts';

/** Sent to a school address that a user wants to verify. */
export function schoolEmail(username: string, url: string): EmailContent {
  return {
    subject: 'Confirm your school',
    heading: 'Confirm your school',
    paragraphs: [
      `The account ${username} asked to verify that its owner belongs to your school. If this is your account, open the link in a browser that is signed in to it.`,
      'The link works for 24 hours. We show this address to no one and send no other emails to it.',
    ],
    action: { label: 'This is my school', url },
    note: 'If you did not request this, ignore this email. Nothing changes unless the link is opened.',
  };
}
