import type { Request } from '@teamwright/contracts/requests.ts';

interface Story {
  readonly kind: Request['kind'];
  readonly title: string;
  /** The user who would join. */
  readonly username: string;
  readonly answerer: string | null;
  readonly reason: string;
}

/** One sentence about the outcome of a request for the user who made it, with the reason if there is one. */
export function outcomeMessage(outcome: 'accepted' | 'rejected' | 'expired', story: Story): string {
  const { kind, title, username, answerer, reason } = story;
  const wish = kind === 'invitation' ? 'invitation' : 'request';
  const because = reason === '' ? '' : `: ${reason}`;
  if (outcome === 'accepted') return `${answerer ?? username} accepted your ${wish} to join ${title}`;
  if (outcome === 'rejected')
    return `${answerer ?? username} declined your ${wish} to join ${title}${because}`;
  const whose = kind === 'invitation' ? `Your invitation of ${username}` : 'Your request';
  return `${whose} to join ${title} expired${because}`;
}

/** The text of a join request for the managers. */
export function joinMessage(username: string, title: string): string {
  return `${username} requested to join ${title}`;
}

interface Reminder {
  /** The user who made the request, or the job. */
  readonly by: 'maker' | 'clock';
  readonly kind: Request['kind'];
  readonly title: string;
  readonly maker: string;
  /** Days until it expires. */
  readonly days: number;
}

/** The reminder for users who have not answered yet. */
export function reminderMessage({ by, kind, title, maker, days }: Reminder): string {
  const wish = kind === 'invitation' ? 'invitation' : 'request';
  const left = days === 1 ? '1 day' : `${days} days`;
  return by === 'maker'
    ? `${maker} reminds you of the ${wish} to join ${title}`
    : `${maker} still waits for your answer to the ${wish} to join ${title}, which expires in ${left}`;
}

/** Texts of the notifications that a full project has an open seat again. */
export function seatMessages(title: string, waiting: number) {
  const open = `A seat is open again in ${title}`;
  const people = waiting === 1 ? '1 person is' : `${waiting} people are`;
  return {
    lead: `${open}; ${people} waiting`,
    waiting: (position: number) => `${open}; you are number ${position} of ${waiting} on its waitlist`,
    invited: `${open}; your invitation still stands`,
  };
}
