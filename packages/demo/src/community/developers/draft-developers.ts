import { archetypes } from '../../content/archetypes/all.ts';
import type { Archetype, Person, RepositoryIdea } from '../../content/archetypes/archetype.ts';
import { type Place, workplaces } from '../../content/places.ts';
import { subjects } from '../../content/subjects.ts';
import { addDays } from '../dates.ts';
import { earliestParts } from '../earliest-parts.ts';
import type { Random } from '../random.ts';
import { pickGoals, pickWeek } from '../weeks.ts';
import type { DeveloperDraft, DraftSkill } from './developer-draft.ts';
import { emailOf, type Resident } from './draft-residents.ts';
import { skillOfLanguage } from './repository-languages.ts';

/** One draft for each person of each archetype, with `residents` in order. */
export function draftDevelopers(now: Date, random: Random, residents: readonly Resident[]): DeveloperDraft[] {
  const firstParts = earliestParts();
  const people = archetypes.flatMap((archetype) =>
    archetype.people.map((person, number) => ({
      archetype,
      person,
      neededDaysAgo: firstParts.get(`${archetype.id}#${number}`) ?? 0,
    })),
  );
  return people.map(({ archetype, person, neededDaysAgo }, index) => {
    const resident = residents[index];
    if (resident === undefined) throw new RangeError(`no name left for person ${index}`);
    const own = random.fork(resident.username);
    const memberForDays = Math.max(
      memberFor(archetype.id === 'newcomer', own),
      neededDaysAgo + own.int(3, 60),
    );
    const draft = draftDeveloper(archetype, person, resident, addDays(now, -memberForDays), own);
    return neededDaysAgo > 0 ? { ...draft, openToCollaborate: true } : draft;
  });
}

function draftDeveloper(
  archetype: Archetype,
  developer: Person,
  { username, place }: Resident,
  createdAt: Date,
  random: Random,
): DeveloperDraft {
  const newcomer = archetype.id === 'newcomer';
  const activity = newcomer ? random.next() * 0.2 : 0.25 + random.next() * 0.75;
  const skills = chooseSkills(archetype, developer, random);
  return {
    username,
    email: emailOf(username),
    bio: developer.bio,
    workplace: random.pick(workplaces),
    ...home(place, random),
    hoursPerWeek: random.pick([2, 3, 4, 4, 5, 6, 6, 6, 8, 8, 10, 12, 15]),
    week: pickWeek(random.fork('week')),
    goals: pickGoals(archetype.id, random.fork('goals')),
    interests: random.sample(archetype.interests, random.int(2, 4)),
    roles: random.sample(archetype.roles, random.int(1, 2)),
    openToCollaborate: random.chance(0.9),
    isAdmin: false,
    createdAt,
    archetype: archetype.id,
    skills,
    repositoryIdeas: chooseRepositories(
      archetype,
      skills,
      newcomer ? random.int(0, 1) : 1 + Math.round(activity * 4),
      random,
    ),
    activity,
  };
}

function home(place: Place, random: Random): Pick<DeveloperDraft, 'area' | 'school' | 'timeZone'> {
  return {
    area: place.area,
    timeZone: place.timeZone,
    school: random.chance(0.6) ? random.pick(place.schools) : '',
  };
}

/** Age of the account in days. Most are old, so that old projects find members; newcomers joined recently. */
function memberFor(newcomer: boolean, random: Random): number {
  return newcomer ? 15 + random.next() * 60 : 20 + Math.sqrt(random.next()) * 705;
}

function chooseSkills(archetype: Archetype, developer: Person, random: Random): DraftSkill[] {
  const core = [...new Set([...archetype.core, ...(developer.also ?? [])])];
  const often = archetype.often.filter((label) => !core.includes(label) && random.chance(0.65));
  const sometimes = archetype.sometimes.filter((label) => !core.includes(label) && random.chance(0.25));
  return [
    ...core.map((label) => ({ label, firmness: 'core' as const })),
    ...often.map((label) => ({ label, firmness: 'often' as const })),
    ...sometimes.map((label) => ({ label, firmness: 'sometimes' as const })),
  ];
}

/** Repositories in languages that the developer has, each with another subject. */
function chooseRepositories(
  archetype: Archetype,
  skills: readonly DraftSkill[],
  count: number,
  random: Random,
): RepositoryIdea[] {
  const known = new Set(skills.map((skill) => skill.label));
  const fitting = archetype.repositories.filter((idea) => known.has(skillOfLanguage(idea.language)));
  const ideas = random.sample(fitting, count);
  return random.sample(subjects, ideas.length).map(({ slug, thing }, index) => {
    const { name, about, language } = random.pick(ideas.slice(index, index + 1));
    return { name: name.replace('{s}', slug), about: capitalise(about.replace('{thing}', thing)), language };
  });
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
