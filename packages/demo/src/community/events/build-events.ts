import { eventIdeas } from '../../content/events/all.ts';
import type { EventIdea } from '../../content/events/event-idea.ts';
import { hourMs } from '../../durations.ts';
import { addDays } from '../dates.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoDeveloper } from '../types.ts';
import { buildLateComers, buildParticipants } from './build-participants.ts';
import type { DemoEvent, DemoEventProject, DemoEventQuestion } from './event-types.ts';

/** Teams are published this many days before the start of the event, and at the latest yesterday. */
const publishedDaysBefore = 2;

/** The events, one in each state. Dates are relative to `now`. */
export function buildEvents(now: Date, random: Random, developers: readonly DemoDeveloper[]): DemoEvent[] {
  const byHandle = new Map(developers.map((developer) => [developer.username, developer.id]));
  const idOf = (handle: string) => {
    const id = byHandle.get(handle);
    if (id === undefined) throw new RangeError(`no developer ${handle}`);
    return id;
  };
  return eventIdeas.map((idea) => buildEvent(idea, now, random.fork(idea.key), { developers, idOf }));
}

interface Community {
  developers: readonly DemoDeveloper[];
  idOf: (handle: string) => string;
}

function buildEvent(idea: EventIdea, now: Date, random: Random, { developers, idOf }: Community): DemoEvent {
  const startsAt = hour(addDays(now, idea.startsInDays), 8);
  const createdAt = hour(addDays(now, Math.min(idea.startsInDays - 70, -12)), 9);
  const { key, title, description, preset, status, place, online, timeZone, capacity, roles, teamSize } =
    idea;
  const questions = idea.questions.map((question): DemoEventQuestion => {
    const kind = question.options ? 'choice' : question.texts ? 'text' : 'scale';
    const { label, visibility, options = [] } = question;
    return { id: idAt(createdAt, random), kind, label, visibility, options: [...options] };
  });
  const projects = idea.projects.map(
    ({ needs = [], skills, maxTeams = 1, ...project }): DemoEventProject => ({
      id: idAt(createdAt, random),
      ...project,
      needs: [...needs],
      skills: [...skills],
      maxTeams,
    }),
  );
  const deadline = hour(addDays(now, idea.deadlineInDays), 21);
  const registration = { idea, questions, projects, idOf };
  const people = buildParticipants(
    { ...registration, opensAt: addDays(createdAt, 2), closesAt: earlier(deadline, now) },
    developers,
    random.fork('participants'),
  );
  const isPublished = ['published', 'running', 'finished'].includes(status);
  const publishedAt = isPublished
    ? hour(earlier(addDays(startsAt, -publishedDaysBefore), addDays(now, -1)), 15)
    : null;
  const formedAt = publishedAt ?? (status === 'forming' ? earlier(addDays(now, -0.2), now) : null);
  const lateComers =
    publishedAt === null
      ? []
      : buildLateComers({ ...registration, opensAt: publishedAt, closesAt: now }, people.participants, {
          developers,
          random: random.fork('late-comers'),
        });
  return {
    id: idAt(createdAt, random),
    key,
    title,
    description,
    preset,
    status,
    place,
    online,
    timeZone,
    capacity,
    roles,
    teamSize,
    startsAt,
    endsAt: hour(addDays(startsAt, idea.days), 17),
    deadline,
    createdAt,
    cancelReason: idea.cancelReason ?? '',
    organiserIds: [idea.owner, ...idea.coOrganisers].map(idOf),
    questions,
    projects,
    ...people,
    invitees: random.sample(developers, idea.invitees ?? 0).map(({ email }) => email),
    confirmationAskedAt: status === 'draft' ? null : addDays(earlier(deadline, now), -3),
    formedAt,
    publishedAt,
    talks: idea.talks,
    life: idea.life ?? null,
    lateComers,
    alwaysPresentIds: idea.with.map(idOf),
  };
}

/** That hour of the day in UTC. */
function hour(moment: Date, hourOfDay: number): Date {
  return new Date(Math.floor(moment.getTime() / (24 * hourMs)) * 24 * hourMs + hourOfDay * hourMs);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
