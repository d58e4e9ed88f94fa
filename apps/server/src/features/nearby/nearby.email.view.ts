import type { EmailContent } from '../mail/mail.service.ts';

/** To a school address that a user wants to verify. */
export function schoolEmail(username: string, url: string): EmailContent {
  return {
    subject: 'Confirm your school',
    heading: 'Confirm your school',
    paragraphs: [
      `The account ${username} wants to show that it belongs to somebody at your school. If that is you, open the link in the browser in which you are signed in.`,
      'The link works for 24 hours. The address itself is shown to nobody, and gets no other mail from us.',
    ],
    action: { label: 'This is my school', url },
    note: 'You did not ask for this? Then ignore this mail: nothing happens without the link.',
  };
}
