import { limits } from '@teamwright/contracts/core/limits.ts';
import { expect, test } from 'vitest';
import { projectIdeas } from '../../content/projects/all.ts';
import { threads } from '../../content/threads/all.ts';
import { buildCommunity, demoSeed } from '../build-community.ts';
import { isAwake } from '../humane-hours.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { developers, messages, projects, reads, signIns } = buildCommunity({ now, seed: demoSeed });
const rooms = projects.map((project) => ({
  project,
  said: messages.filter((message) => message.projectId === project.id),
}));

test('belongs to a project', () => {
  const keys = new Set(projectIdeas.map((idea) => idea.key));
  expect(Object.keys(threads).filter((key) => !keys.has(key))).toEqual([]);
});

test('has four to forty messages for teams of two and more', () => {
  for (const { project, said } of rooms.filter((room) => room.project.members.length > 1)) {
    expect(said.length, project.title).toSatisfy((count: number) => count >= 4 && count <= 40);
  }
  expect(rooms.filter((room) => room.project.members.length === 1 && room.said.length > 0)).toEqual([]);
});

test('numbers the messages of a room without gaps, by time, between the last joining and now', () => {
  for (const { project, said } of rooms) {
    expect(said.map((message) => message.seq)).toEqual(said.map((_, index) => index + 1));
    const times = said.map((message) => message.createdAt.getTime());
    expect(times, project.title).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    const joined = project.members.map((member) => member.joinedAt.getTime());
    expect(
      times.every((time) => time > Math.max(...joined) && time < now.getTime()),
      project.title,
    ).toBe(true);
  }
});

test('has messages by every member and by no others, without repetition', () => {
  for (const { project, said } of rooms.filter((room) => room.said.length > 0)) {
    expect(new Set(said.map((message) => message.senderId)), project.title).toEqual(
      new Set(project.members.map((member) => member.userId)),
    );
  }
  expect(new Set(messages.map((message) => message.body)).size).toBe(messages.length);
});

test('keeps the limits, mentions users by name and has complete code blocks', () => {
  for (const { body } of messages) {
    expect(body.length).toBeLessThanOrEqual(limits.chatMessage.max);
    expect(body).not.toMatch(/@[o1-9]\b|~~~/);
    expect(body.split('```').length % 2).toBe(1);
  }
  expect(messages.some((message) => message.body.includes('@quiet-heron'))).toBe(true);
  expect(messages.filter((message) => message.body.includes('```')).length).toBeGreaterThan(8);
});

test('has nearly all messages at hours when their author is awake', () => {
  const zones = new Map(developers.map(({ id, timeZone }) => [id, timeZone]));
  const awake = messages.filter(({ senderId, createdAt }) => isAwake(createdAt, zones.get(senderId) ?? ''));
  expect(awake.length / messages.length).toBeGreaterThan(0.97);
});

test('has pins by members, after the message and before now', () => {
  const pins = messages.flatMap(({ pinned, ...message }) => (pinned ? [{ ...message, pinned }] : []));
  expect(pins.length).toBeGreaterThan(15);
  for (const { pinned, projectId, createdAt, body } of pins) {
    const project = projects.find(({ id }) => id === projectId);
    expect(
      project?.members.map(({ userId }) => userId),
      body,
    ).toContain(pinned.byId);
    expect(pinned.at.getTime(), body).toBeGreaterThanOrEqual(createdAt.getTime());
    expect(pinned.at.getTime(), body).toBeLessThan(now.getTime());
  }
  const [announced] = pins.filter(({ body }) => body.includes('I am pinning that'));
  expect(announced?.pinned.byId).toBe(announced?.senderId);
});

test("has read positions between a member's own last message and the end", () => {
  for (const { projectId, userId, lastReadSeq } of reads) {
    const said = messages.filter((message) => message.projectId === projectId);
    const own = said.findLast((message) => message.senderId === userId)?.seq ?? 0;
    expect(lastReadSeq).toBeGreaterThanOrEqual(own);
    expect(lastReadSeq).toBeLessThanOrEqual(said.length);
  }
});

test('has unread messages for each demo sign-in', () => {
  for (const { email, userId } of Object.values(signIns)) {
    const unread = reads
      .filter((read) => read.userId === userId)
      .map((read) =>
        messages.filter(({ projectId, seq }) => projectId === read.projectId && seq > read.lastReadSeq),
      );
    expect(unread.flat().length, email).toBeGreaterThan(0);
  }
});
