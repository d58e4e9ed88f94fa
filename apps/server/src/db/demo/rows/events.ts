import { createHash } from 'node:crypto';
import type { DemoEvent, DemoParticipant } from '@teamwright/demo/community/events/event-types.ts';
import { presetRules } from '../../../features/events/events.presets.policy.ts';
import { slugOf } from '../../../features/projects/projects.slug.policy.ts';
import type { eventApart } from '../../schema/events/event-teams.ts';
import type {
  eventFriends,
  eventIdeas,
  eventInvitees,
  eventOrganisers,
  eventParticipants,
  eventQuestions,
  events,
} from '../../schema/events/events.ts';

export function eventRow(event: DemoEvent): typeof events.$inferInsert {
  const { id, title, description, startsAt, endsAt, deadline, timeZone, place, online, capacity } = event;
  const { roles, preset, status, cancelReason, confirmationAskedAt, createdAt, teamSize } = event;
  return {
    id,
    slug: slugOf(title),
    title,
    description,
    startsAt,
    endsAt,
    deadline,
    timeZone,
    place,
    online,
    capacity,
    joinPolicy: event.invitees.length > 0 ? 'list' : 'anyone',
    emailDomains: [],
    joinCode: null,
    teamMin: teamSize.min,
    teamPreferred: teamSize.preferred,
    teamMax: teamSize.max,
    roles: [...roles],
    preset,
    rules: presetRules(preset, roles),
    rulesVersion: 1,
    status,
    cancelReason,
    confirmationAskedAt,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

export function organiserRows({
  id,
  organiserIds,
  createdAt,
}: DemoEvent): (typeof eventOrganisers.$inferInsert)[] {
  return organiserIds.map((userId, index) => ({
    eventId: id,
    userId,
    createdAt,
    role: index === 0 ? 'owner' : 'co_organiser',
  }));
}

export function questionRows({ id, questions }: DemoEvent): (typeof eventQuestions.$inferInsert)[] {
  return questions.map((question, position) => ({ ...question, eventId: id, position, required: false }));
}

export function ideaRows({
  id,
  projects,
  organiserIds,
  createdAt,
}: DemoEvent): (typeof eventIdeas.$inferInsert)[] {
  const [proposedBy = null] = organiserIds;
  return projects.map((project) => ({ ...project, eventId: id, proposedBy, createdAt }));
}

export function inviteeRows({ id, invitees }: DemoEvent): (typeof eventInvitees.$inferInsert)[] {
  return invitees.map((email) => ({
    eventId: id,
    email,
    roles: [],
    experience: null,
    languages: [],
    answers: [],
  }));
}

/** The rows of participants, or of late-comers. */
export function participantRows(
  { id }: Pick<DemoEvent, 'id'>,
  participants: readonly DemoParticipant[],
): (typeof eventParticipants.$inferInsert)[] {
  return participants.map((participant) => ({
    ...participant,
    eventId: id,
    friendCode: codeOf(participant.id),
    updatedAt: participant.confirmedAt ?? participant.registeredAt,
  }));
}

/** No link to a demo event leaves this site, so that secrets may follow from ids. */
export function codeOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 16);
}

export function friendRows({ friends }: DemoEvent): (typeof eventFriends.$inferInsert)[] {
  return friends.map(([participantId, friendId]) => ({ participantId, friendId }));
}

export function apartRows({ id, apart }: DemoEvent): (typeof eventApart.$inferInsert)[] {
  return apart.map(([oneId, otherId]) => ({ eventId: id, oneId, otherId }));
}
