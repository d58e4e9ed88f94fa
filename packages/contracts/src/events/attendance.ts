import { z } from 'zod';
import { done, id, isoDateTime, line, looseId, pageLimit, startIndex } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { participantStatus } from './statuses.ts';

/** `expected` is in a team but not checked in. `waiting` has a place but no team. */
const attendanceState = z.enum(['expected', 'present', 'absent', 'waiting']);

export type AttendanceState = z.output<typeof attendanceState>;

const attendee = z.object({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  state: attendanceState,
  team: z.string().nullable(),
  checkedInAt: isoDateTime.nullable(),
});

/** A move that the organisers propose to the caller. */
const proposedMove = z.object({
  from: z.string(),
  to: z.string(),
  answerBy: isoDateTime,
  answer: z.enum(['accepted', 'declined']).nullable(),
});

/** The caller's own part after the publication. */
export const ownAttendance = z.object({
  status: participantStatus.nullable(),
  checkedInAt: isoDateTime.nullable(),
  can: z.object({ checkIn: z.boolean() }),
  move: proposedMove.nullable(),
});

export type OwnAttendance = z.output<typeof ownAttendance>;

const params = z.object({ id });

export const eventAttendance = {
  attendance: endpoint({
    method: 'GET',
    path: '/api/events/:id/attendance',
    access: 'user',
    summary:
      'List the participants after the publication with their attendance, and the check-in code, as an organiser',
    params,
    query: z.object({
      /** A part of the username or of the name of the team. */
      search: line(limits.searchTerm.max).optional(),
      state: attendanceState.optional(),
      startIndex,
      limit: pageLimit(limits.page.max, limits.eventParticipantPage),
    }),
    response: z.object({
      /** Participants enter it at the door; null if there is none. */
      code: z.string().nullable(),
      /** Part of the link for late-comers; null if it is closed. */
      lateCode: z.string().nullable(),
      closedAt: isoDateTime.nullable(),
      counts: z.record(attendanceState, z.number()),
      /** How many participants match the search and the state. */
      total: z.number(),
      participants: z.array(attendee),
    }),
  }),
  markAttendance: endpoint({
    method: 'PUT',
    path: '/api/events/:id/attendance',
    access: 'user',
    summary: 'Mark participants as present, expected or absent; safe to repeat',
    params,
    body: z.object({
      participantIds: z.array(looseId).min(1).max(limits.page.max),
      state: z.enum(['present', 'expected', 'absent']),
    }),
    response: done,
  }),
  changeCheckInCode: endpoint({
    method: 'POST',
    path: '/api/events/:id/check-in/code',
    access: 'user',
    summary: 'Create a new code with which participants check in; it replaces the former one',
    params,
    response: z.object({ code: z.string() }),
  }),
  closeCheckIn: endpoint({
    method: 'POST',
    path: '/api/events/:id/check-in/close',
    access: 'user',
    summary: 'Mark all members of teams who have not checked in as absent',
    params,
    response: z.object({ absent: z.number() }),
  }),
  ownAttendance: endpoint({
    method: 'GET',
    path: '/api/events/:id/check-in',
    access: 'user',
    summary: 'Get whether you are checked in, and a move that the organisers propose to you',
    params,
    response: ownAttendance,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/events/:id/check-in',
    access: 'user',
    summary: 'Check in with the code that the organisers show at the door; safe to repeat',
    params,
    body: z.object({ code: line(limits.joinCode.max, 1) }),
    response: ownAttendance,
  }),
  changeLateLink: endpoint({
    method: 'POST',
    path: '/api/events/:id/late-link',
    access: 'user',
    summary: 'Create a link with which users register after the publication, or close it',
    params,
    body: z.object({ open: z.boolean() }),
    response: z.object({ lateCode: z.string().nullable() }),
  }),
  addLateComer: endpoint({
    method: 'POST',
    path: '/api/events/:id/late-comers',
    access: 'user',
    summary:
      'Give a user of the waiting list a place after the publication; they are notified and wait for a team',
    params,
    body: z.object({ username: line(limits.username.max, 1) }),
    status: 201,
    response: done,
  }),
} as const;
