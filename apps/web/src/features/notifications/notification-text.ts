import { notificationsCopy } from '../../copy/notifications.ts';
import { openSeatId, type SeatOfTeam } from '../../lib/skills/seats.ts';
import { formatDay, formatDayHeading, formatTime } from '../../lib/time/dates.ts';
import { fill, texts } from '../../texts.ts';

export interface TextPart {
  text: string;
  strong: boolean;
}

/** Returns the first of the names that occurs in a text, with its index. */
function firstName(text: string, names: readonly string[]): { name: string; at: number } | undefined {
  const found = names
    .map((name) => ({ name, at: name === '' ? -1 : text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  return found[0];
}

/** The message with its sender: 'plain-otter requested to join Ledgerline'. */
export function withSenderName(sender: string, message: string): string {
  return message.startsWith(sender) ? message : `${sender}: ${message}`;
}

/** The message without its sender, for use below the sender's name: 'requested to join Ledgerline'. */
export function withoutSenderName(sender: string, message: string): string {
  return message.startsWith(`${sender} `) ? message.slice(sender.length + 1) : message;
}

/** Splits a text and marks the first occurrence of each name. */
export function messageParts(text: string, sender: string, title: string): TextPart[] {
  const parts: TextPart[] = [];
  let rest = text;
  let names = [sender, title];
  for (let found = firstName(rest, names); found; found = firstName(rest, names)) {
    const { name, at } = found;
    if (at > 0) parts.push({ text: rest.slice(0, at), strong: false });
    parts.push({ text: name, strong: true });
    rest = rest.slice(at + name.length);
    names = names.filter((other) => other !== name);
  }
  if (rest !== '') parts.push({ text: rest, strong: false });
  return parts;
}

/** 'Today, 09:12' or the date. */
export function momentText(iso: string, now: number): string {
  return isToday(iso, now) ? fill(notificationsCopy.todayAt, { time: formatTime(iso) }) : formatDay(iso);
}

export function isToday(iso: string, now: number): boolean {
  return formatDayHeading(iso, now) === texts.chat.today;
}

interface SeatsOfProject {
  seatsOpen: number;
  seats: readonly Pick<SeatOfTeam, 'id' | 'memberId'>[];
}

/** What accepting an invitation does to the seats. `seat` is the one that it names. */
export function seatsText({ seatsOpen, seats }: SeatsOfProject, seat: { id: string } | null): string {
  if (seatsOpen <= 0) return notificationsCopy.noSeat;
  if (seat && openSeatId(seats, seat.id) === null) return notificationsCopy.otherSeat;
  return seatsOpen === 1
    ? notificationsCopy.fillsLastSeat
    : fill(notificationsCopy.fillsSeat, { seats: seatsOpen });
}
