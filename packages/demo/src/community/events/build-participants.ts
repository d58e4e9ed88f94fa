import type { EventIdea } from '../../content/events/event-idea.ts';
import { languagesByZone } from '../../content/languages.ts';
import { addDays, daysBetween } from '../dates.ts';
import { awakeBefore } from '../humane-hours.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoDeveloper } from '../types.ts';
import type { DemoEvent, DemoEventProject, DemoEventQuestion, DemoParticipant } from './event-types.ts';

interface Event {
  idea: EventIdea;
  questions: readonly DemoEventQuestion[];
  projects: readonly DemoEventProject[];
  opensAt: Date;
  closesAt: Date;
  idOf: (handle: string) => string;
}

/** Shares of participants. */
const [confirmedShare, withdrawnShare, friendShare, oneSidedShare] = [0.7, 0.03, 0.25, 0.04];
/** The share of participants who answer an optional question. */
const answeredShare = 0.85;
const pairsApart = 2;

/** The participants of an event in the order of registration, their friends, and pairs to keep apart. */
export function buildParticipants(
  event: Event,
  developers: readonly DemoDeveloper[],
  random: Random,
): Pick<DemoEvent, 'participants' | 'friends' | 'apart'> {
  const { idea, closesAt, idOf } = event;
  const wanted = new Set(idea.with.map(idOf));
  const organisers = new Set([idea.owner, ...idea.coOrganisers].map(idOf));
  const known = developers.filter(({ createdAt, id }) => createdAt < closesAt && !organisers.has(id));
  const named = known.filter(({ id }) => wanted.has(id));
  const others = known.filter(({ id }) => !wanted.has(id));
  const drawn = idea.people === 0 ? [] : [...named, ...random.sample(others, idea.people - named.length)];
  const entries = drawn
    .map((developer) => ({ developer, at: registrationTime(developer, event, random) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  let places = 0;
  const participants = entries.map(({ developer, at }) => {
    const isStaying = wanted.has(developer.id) || !random.chance(withdrawnShare);
    if (isStaying) places += 1;
    const status = isStaying ? (places > idea.capacity ? 'waitlisted' : 'registered') : 'withdrawn';
    return participant(developer, { ...event, at, status }, random);
  });
  return { participants, ...wishesForEachOther(participants, random) };
}

interface Community {
  readonly developers: readonly DemoDeveloper[];
  readonly random: Random;
}

/** Users who register with the link for late-comers. They have not confirmed. */
export function buildLateComers(
  event: Event,
  participants: readonly DemoParticipant[],
  { developers, random }: Community,
): DemoParticipant[] {
  const { idea, opensAt, idOf } = event;
  const taken = new Set([
    ...participants.map(({ userId }) => userId),
    ...[idea.owner, ...idea.coOrganisers].map(idOf),
  ]);
  const free = developers.filter(({ createdAt, id }) => createdAt < opensAt && !taken.has(id));
  return random.sample(free, idea.life?.lateComers ?? 0).map((developer): DemoParticipant => {
    const at = registrationTime(developer, event, random);
    const late = participant(developer, { ...event, at, status: 'registered' }, random);
    return { ...late, status: 'registered', confirmedAt: null };
  });
}

function registrationTime(developer: DemoDeveloper, { opensAt, closesAt }: Event, random: Random): Date {
  const from = developer.createdAt > opensAt ? developer.createdAt : opensAt;
  // Most users register early or shortly before the end.
  const share = random.chance(0.5) ? random.next() ** 2 : 1 - random.next() ** 2;
  const at = addDays(from, 0.02 + share * 0.95 * daysBetween(from, closesAt));
  const awake = awakeBefore(at, developer.timeZone, random);
  return awake > from ? awake : at;
}

type Registration = Event & { at: Date; status: 'registered' | 'waitlisted' | 'withdrawn' };

function participant(developer: DemoDeveloper, registration: Registration, random: Random): DemoParticipant {
  const { idea, projects, closesAt, at, status } = registration;
  const base = { id: idAt(at, random), userId: developer.id, registeredAt: at };
  if (status === 'withdrawn')
    return {
      ...base,
      status,
      roles: [],
      experience: 0,
      languages: [],
      answers: [],
      wishes: [],
      confirmedAt: null,
    };
  const experience = Math.min(4, random.int(0, 2) + random.int(0, 2));
  const isConfirmed = status === 'registered' && random.chance(confirmedShare);
  // Participants wish most often for the first projects.
  const ranked = projects
    .map((project, index) => ({ project, weight: random.next() * (1 + index / projects.length) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ project }) => project.id);
  return {
    ...base,
    status: isConfirmed ? 'confirmed' : status,
    roles: rolesOf(developer, idea.roles, experience, random),
    experience,
    languages: [...new Set(['en', ...(languagesByZone[developer.timeZone] ?? [])])],
    answers: answersOf(registration, random),
    wishes: ranked.slice(0, random.int(2, 4)),
    confirmedAt: isConfirmed ? addDays(at, random.next() * daysBetween(at, closesAt)) : null,
  };
}

/** Kinds of developers who take each role; a role that no kind takes is for everyone. */
const archetypesOf: Readonly<Record<string, readonly string[]>> = {
  Design: ['design', 'maps', 'newcomer'],
  Frontend: ['react', 'vue', 'svelte', 'angular', 'newcomer'],
  Mobile: ['ios', 'android', 'flutter', 'react-native'],
  Data: ['data', 'ml', 'ai', 'maps'],
  Product: ['founder', 'testing', 'writing'],
  Marketing: ['founder', 'writing'],
  Writing: ['writing', 'newcomer', 'student'],
  Coordination: ['founder', 'testing', 'devops'],
  Operations: ['devops', 'security'],
};
/** For all other developers. */
const commonRoles = ['Backend', 'Developer', 'Engineering', 'Full stack'];
const secondRoleShare = 0.35;

function rolesOf({ archetype }: DemoDeveloper, roles: readonly string[], experience: number, random: Random) {
  const own = roles.filter((role) => archetypesOf[role]?.includes(archetype));
  const common = roles.filter((role) => commonRoles.includes(role));
  const first = own[0] ?? common[0] ?? roles[0] ?? '';
  const second = random.pick(roles);
  const chosen = random.chance(secondRoleShare) ? [...new Set([first, second])] : [first];
  return chosen.map((role, index) => ({
    role,
    level: Math.max(1, Math.min(3, 1 + Math.round(experience / 2) - index)),
  }));
}

function answersOf({ idea, questions }: Event, random: Random): DemoParticipant['answers'] {
  return questions.flatMap(({ id: questionId, kind, options }, index) => {
    const texts = idea.questions[index]?.texts ?? [];
    if (!random.chance(kind === 'text' ? answeredShare / 2 : answeredShare)) return [];
    if (kind === 'scale') return [{ questionId, value: String(random.int(1, 5)) }];
    if (kind === 'text') return [{ questionId, value: random.pick(texts) }];
    const value = options[Math.floor(options.length * random.next() ** 2)];
    return value === undefined ? [] : [{ questionId, value }];
  });
}

function wishesForEachOther(
  all: readonly DemoParticipant[],
  random: Random,
): Pick<DemoEvent, 'friends' | 'apart'> {
  const present = all.filter(({ status }) => status !== 'withdrawn').map(({ id }) => id);
  const shuffled = random.sample(present, present.length);
  const pairs = shuffled.flatMap((id, index): [string, string][] => {
    const next = shuffled[index + 1];
    return index % 2 === 0 && next !== undefined ? [[id, next]] : [];
  });
  const friends = pairs.flatMap(([one, other]): [string, string][] => {
    if (random.chance(friendShare))
      return [
        [one, other],
        [other, one],
      ];
    return random.chance(oneSidedShare) ? [[one, other]] : [];
  });
  const isFriend = new Set(friends.map(([one]) => one));
  const apart = pairs
    .filter(([one]) => !isFriend.has(one))
    .slice(0, pairsApart)
    .map(([one, other]): [string, string] => (one < other ? [one, other] : [other, one]));
  return { friends, apart };
}
