import type { EventCard, EventPage, EventViewer } from '@teamwright/contracts/events/event-page.ts';
import type { EventIdea } from '@teamwright/contracts/events/ideas.ts';
import type { EventQuestion } from '@teamwright/contracts/events/questions.ts';
import { hasPlace } from './events.policy.ts';
import type { IdeaRow, QuestionRow } from './events.questions.repository.ts';
import type { countParticipants, EventRow, listOrganisers } from './events.repository.ts';

export type StatusCounts = Awaited<ReturnType<typeof countParticipants>>;

export function eventCardView(row: EventRow, counts: StatusCounts): EventCard {
  const own = counts.filter(({ eventId }) => eventId === row.id);
  const { id, slug, title, timeZone, place, online, status, capacity } = row;
  return {
    id,
    slug,
    title,
    timeZone,
    place,
    online,
    status,
    capacity,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    deadline: row.deadline.toISOString(),
    participants: sum(own.filter((each) => hasPlace(each.status))),
    waiting: sum(own.filter((each) => each.status === 'waitlisted')),
  };
}

function sum(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

interface PageParts {
  readonly counts: StatusCounts;
  readonly organisers: Awaited<ReturnType<typeof listOrganisers>>;
  readonly questions: readonly QuestionRow[];
  readonly ideas: readonly EventIdea[];
  readonly viewer: EventViewer | null;
}

export function eventPageView(row: EventRow, parts: PageParts): EventPage {
  const { counts, organisers, questions, ideas, viewer } = parts;
  const { description, preset, joinPolicy, emailDomains, roles, cancelReason, participantIdeas } = row;
  return {
    ...eventCardView(row, counts),
    description,
    preset,
    joinPolicy,
    emailDomains,
    roles,
    cancelReason,
    participantIdeas,
    viewer,
    isArchived: row.archivedAt !== null,
    needsCode: row.joinCode !== null,
    teamSize: { min: row.teamMin, preferred: row.teamPreferred, max: row.teamMax },
    organisers: [...organisers],
    questions: questions.map(questionView),
    ideas: [...ideas],
  };
}

function questionView({ id, kind, label, options, visibility, required }: QuestionRow): EventQuestion {
  return { id, kind, label, options, visibility, required };
}

export function ideaView(row: IdeaRow, canEdit: boolean): EventIdea {
  const { id, title, description, skills, maxTeams, proposedBy, username, version } = row;
  return {
    id,
    title,
    description,
    skills,
    maxTeams,
    needs: [...row.needs],
    proposedBy: proposedBy === null || username === null ? null : { userId: proposedBy, username },
    version,
    can: { edit: canEdit },
  };
}
