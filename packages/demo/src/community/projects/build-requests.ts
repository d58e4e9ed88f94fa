import type { RequestIdea } from '../../content/request-idea.ts';
import { acceptedNotes, pastIdeas } from '../../content/requests-past.ts';
import { pendingIdeas } from '../../content/requests-pending.ts';
import { addDays, daysBetween } from '../dates.ts';
import type { Casting } from '../developers/casting.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoDeveloper, DemoRequest } from '../types.ts';
import type { BuiltProject } from './build-projects.ts';

/** The server ends a request that has no answer after this time. */
const expiryDays = 14;

/**
 * Pending requests, rejected, withdrawn and expired ones, and the accepted request for each membership; oldest first.
 */
export function buildRequests(
  built: readonly BuiltProject[],
  now: Date,
  random: Random,
  castFor: Casting,
): DemoRequest[] {
  const asked = new Map<string, DemoDeveloper[]>();
  const written = [...pendingIdeas, ...pastIdeas].map((idea) => {
    const { project, team } = projectOf(idea.project, built);
    const earlier = asked.get(idea.project) ?? [];
    const by = addDays(now, -idea.daysAgo);
    const needs = [...project.technologies, ...project.skills];
    const developer = castFor(idea.person, { needs, except: [...team, ...earlier], by });
    asked.set(idea.project, [...earlier, developer]);
    return fromIdea(
      idea,
      projectOf(idea.project, built),
      developer,
      now,
      random.fork(`${idea.project}/${idea.note}`),
    );
  });
  return [...written, ...acceptedRequests(built, random.fork('accepted'))].sort(byCreation);
}

function projectOf(key: string, built: readonly BuiltProject[]): BuiltProject {
  const found = built.find(({ idea }) => idea.key === key);
  if (found === undefined) throw new RangeError(`no project ${key}`);
  return found;
}

function fromIdea(
  idea: RequestIdea,
  { project }: BuiltProject,
  developer: DemoDeveloper,
  now: Date,
  random: Random,
): DemoRequest {
  const createdAt = addDays(now, -idea.daysAgo);
  const senderId = idea.kind === 'join_request' ? developer.id : project.ownerId;
  const answeredById = idea.kind === 'join_request' ? project.ownerId : developer.id;
  const deciders = { pending: null, expired: null, withdrawn: senderId, rejected: answeredById };
  return {
    id: idAt(createdAt, random),
    kind: idea.kind,
    projectId: project.id,
    developerId: developer.id,
    senderId,
    note: idea.note,
    status: idea.status,
    reason: idea.reason ?? '',
    createdAt,
    decidedAt: endOf(idea, createdAt, random),
    decidedById: deciders[idea.status],
  };
}

function endOf({ status, daysAgo }: RequestIdea, createdAt: Date, random: Random): Date | null {
  if (status === 'pending') return null;
  const days = status === 'expired' ? expiryDays : Math.min(0.2 + random.next() * 2, daysAgo / 2);
  return addDays(createdAt, days);
}

/** Each member except the owner has an accepted request or invitation, accepted when they joined. */
function acceptedRequests(built: readonly BuiltProject[], random: Random): DemoRequest[] {
  const notes = random.sample(acceptedNotes, acceptedNotes.length);
  return built.flatMap(({ project }) =>
    project.members.slice(1).map((member) => {
      const invited = random.chance(0.25);
      const waited = daysBetween(project.createdAt, member.joinedAt) * (0.2 + random.next() * 0.6);
      const createdAt = addDays(member.joinedAt, -Math.min(waited, 4));
      return {
        id: idAt(createdAt, random),
        kind: invited ? 'invitation' : 'join_request',
        projectId: project.id,
        developerId: member.userId,
        senderId: invited ? project.ownerId : member.userId,
        note: invited ? '' : (notes.pop() ?? ''),
        status: 'accepted',
        reason: '',
        createdAt,
        decidedAt: member.joinedAt,
        decidedById: invited ? member.userId : project.ownerId,
      };
    }),
  );
}

function byCreation(a: DemoRequest, b: DemoRequest): number {
  return a.createdAt.getTime() - b.createdAt.getTime();
}
