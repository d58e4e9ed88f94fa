import { notificationsCopy } from '../../copy/notifications.ts';
import { formatDay, formatDayHeading, formatTime } from '../../lib/dates.ts';
import { fill, texts } from '../../texts.ts';

export interface TextPart {
  text: string;
  strong: boolean;
}

/** Where the first of the names stands in a text. */
function firstName(text: string, names: readonly string[]): { name: string; at: number } | undefined {
  const found = names
    .map((name) => ({ name, at: name === '' ? -1 : text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  return found[0];
}

/** A message as said by its sender: 'plain-otter requested to join Ledgerline'. */
export function saidBy(sender: string, message: string): string {
  return message.startsWith(sender) ? message : `${sender}: ${message}`;
}

/** A message below the name of its sender: 'requested to join Ledgerline'. */
export function saidBelow(sender: string, message: string): string {
  return message.startsWith(`${sender} `) ? message.slice(sender.length + 1) : message;
}

/** A text with the names in it marked, each once. */
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

/** 'Today, 09:12', or the date. */
export function momentText(iso: string, now: number): string {
  return isToday(iso, now) ? fill(notificationsCopy.todayAt, { time: formatTime(iso) }) : formatDay(iso);
}

export function isToday(iso: string, now: number): boolean {
  return formatDayHeading(iso, now) === texts.chat.today;
}
