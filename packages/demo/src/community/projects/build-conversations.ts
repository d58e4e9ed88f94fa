import { threads } from '../../content/threads/all.ts';
import { minuteMs } from '../../durations.ts';
import { addDays, daysBetween } from '../dates.ts';
import { awakeBefore } from '../humane-hours.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoDeveloper, DemoMember, DemoMessage, DemoRead } from '../types.ts';
import type { BuiltProject } from './build-projects.ts';
import { nameMentions, parseThread, type ThreadLine } from './parse-thread.ts';

/** Every project's conversation, in the order of its room. */
export function buildMessages(built: readonly BuiltProject[], now: Date, random: Random): DemoMessage[] {
  return built.flatMap((entry) => {
    const source = threads[entry.idea.key];
    return source === undefined ? [] : buildRoom(entry, source, now, random.fork(entry.idea.key));
  });
}

function buildRoom(
  { idea, project, team }: BuiltProject,
  source: string,
  now: Date,
  random: Random,
): DemoMessage[] {
  const days = parseThread(source);
  const from = lastJoining(project.members);
  const until = idea.closed ? new Date(`${project.endDate}T18:00:00Z`) : lastWords(from, now, random);
  const moments = humaneTimesOf(days, team, { from, until }, random) ?? timesOf(days, from, until, random);
  const usernames = team.map((developer) => developer.username);
  return days.flat().map(({ speaker, body, pinnedBy }, index) => {
    const sender = team[speaker];
    const createdAt = moments[index];
    if (sender === undefined || createdAt === undefined) {
      throw new RangeError(`${idea.key} has no speaker ${speaker}`);
    }
    return {
      id: idAt(createdAt, random),
      projectId: project.id,
      seq: index + 1,
      senderId: sender.id,
      body: nameMentions(body, usernames),
      createdAt,
      pinned: pinOf(team[pinnedBy ?? -1], createdAt, until),
    };
  });
}

/** A few minutes after the message, and not after the end of the conversation. */
function pinOf(by: DemoDeveloper | undefined, createdAt: Date, until: Date): DemoMessage['pinned'] {
  if (by === undefined) return null;
  return { byId: by.id, at: new Date(Math.min(createdAt.getTime() + 4 * minuteMs, until.getTime())) };
}

function lastJoining(members: readonly DemoMember[]): Date {
  return new Date(Math.max(...members.map((member) => member.joinedAt.getTime())));
}

/** A moment in the past nine days, mostly in the past two, and never early in a young conversation. */
function lastWords(from: Date, now: Date, random: Random): Date {
  const quietDays = 0.003 + random.next() ** 3 * 9;
  return addDays(now, -Math.min(quietDays, daysBetween(from, now) / 4));
}

/**
 * A moment for each message at which its author is awake, from the last message back. An answer from a distant time
 * zone arrives hours later. Undefined if the project is too young for that.
 */
function humaneTimesOf(
  days: readonly ThreadLine[][],
  team: readonly DemoDeveloper[],
  { from, until }: { from: Date; until: Date },
  random: Random,
): Date[] | undefined {
  const step = (until.getTime() - from.getTime()) / days.length;
  const moments: Date[] = [];
  let latest = until;
  for (const [index, day] of [...days.entries()].reverse()) {
    const lastOfDay = from.getTime() + step * (index + 1);
    latest = new Date(Math.min(latest.getTime(), lastOfDay));
    for (const { speaker } of day.toReversed()) {
      const moment = awakeBefore(latest, team[speaker]?.timeZone ?? 'UTC', random);
      moments.unshift(moment);
      latest = new Date(moment.getTime() - random.int(60, 9 * 60) * 1000);
    }
  }
  const [first] = moments;
  return first !== undefined && first > from ? moments : undefined;
}

/**
 * A moment for each message. Days are spread evenly between `from` and `until`; the messages of a day follow a few
 * minutes apart, and the last one is at `until`.
 */
function timesOf(days: readonly ThreadLine[][], from: Date, until: Date, random: Random): Date[] {
  const step = (until.getTime() - from.getTime()) / days.length;
  if (step <= 0) throw new RangeError('a conversation must begin before it ends');
  return days.flatMap((day, index) => {
    const lastOfDay = from.getTime() + step * (index + 1);
    const gap = Math.min(random.int(2, 14) * minuteMs, (step * 0.9) / day.length);
    return day.map((_, line) => {
      const linesToCome = day.length - 1 - line;
      const jitter = linesToCome === 0 ? 0 : 0.6 * (random.next() - 0.5);
      return new Date(Math.round(lastOfDay - gap * (linesToCome + jitter)));
    });
  });
}

/**
 * The read position of each member: at least their own last message, often the end. Users in `waiting` have read only
 * up to their own last message, so that they see unread messages.
 */
export function buildReads(
  built: readonly BuiltProject[],
  messages: readonly DemoMessage[],
  waiting: ReadonlySet<string>,
  random: Random,
): DemoRead[] {
  return built.flatMap(({ project }) => {
    const room = messages.filter((message) => message.projectId === project.id);
    return project.members.map(({ userId }) => {
      const own = room.findLast((message) => message.senderId === userId)?.seq ?? 0;
      const caughtUp = !waiting.has(userId) && random.chance(0.6);
      return { projectId: project.id, userId, lastReadSeq: caughtUp ? room.length : own };
    });
  });
}
