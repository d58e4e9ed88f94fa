import { type PersonPage, people } from '@teamwright/contracts/people.ts';
import { type ProjectPage, projects } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import type { PictureContent } from '../../platform/link-picture/picture-layout.ts';
import { printable } from '../../platform/link-picture/printable.ts';
import { getUserPage } from '../people/people.service.ts';
import { getProjectPage } from '../projects/projects.service.ts';

const maxCircles = 8;
const maxSeats = 4;
const maxSkills = 8;

/** The picture of the site, also for everything that guests cannot see. */
export const plainPicture: PictureContent = {
  above: '',
  title: 'Find the team that fits',
  below: 'Developers matched with teams and projects, with the reasons',
  team: [],
  teamText: '',
  seats: [],
  skills: [],
};

function labels(texts: readonly string[], max: number): readonly string[] {
  return [...new Set(texts)]
    .map((text) => printable(text, 28))
    .filter((text) => text !== '')
    .slice(0, max);
}

/** One initial for each member, then an empty text for each open seat. */
function circlesOf({ members, seatsOpen }: ProjectPage): readonly string[] {
  const initials = members.map(({ username }) => printable(username, 40, '?').slice(0, 1).toUpperCase());
  return [...initials, ...Array.from({ length: seatsOpen }, () => '')].slice(0, maxCircles);
}

function seatsText({ teamSize, seatsOpen, status }: ProjectPage): string {
  const taken = `${teamSize - seatsOpen} of ${teamSize} seats taken`;
  return status === 'open' && seatsOpen > 0 ? `${taken}, ${seatsOpen} open` : taken;
}

function projectContent(project: ProjectPage): PictureContent {
  const { title, description, seats, technologies, skills, ownerUsername } = project;
  const owner = printable(ownerUsername, 40);
  const open = seats.filter(({ memberId }) => memberId === null).map(({ name }) => name);
  return {
    above: owner === '' ? 'Project' : `Project by ${owner}`,
    title: printable(title, 90, 'A project'),
    below: printable(description, 130),
    team: circlesOf(project),
    teamText: seatsText(project),
    seats: labels(open, maxSeats),
    skills: labels([...technologies, ...skills], maxSkills),
  };
}

function personContent(person: PersonPage): PictureContent {
  const { username, bio, workplace, area, skills } = person;
  const { length } = person.projects;
  const count = length === 1 ? '1 project' : `${length} projects`;
  const facts = [workplace, area, length > 0 ? count : ''].map((text) => printable(text, 40));
  return {
    above: facts.filter((text) => text !== '').join(' · '),
    title: printable(username, 60, 'A developer'),
    below: printable(bio, 130),
    team: [],
    teamText: '',
    seats: [],
    skills: labels(
      skills.map(({ label }) => label),
      maxSkills,
    ),
  };
}

/** The content for guests, or undefined if they cannot see the subject. */
async function ifVisible<Subject>(load: Promise<Subject>): Promise<Subject | undefined> {
  try {
    return await load;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** What the picture of a project shows. Archived and unknown projects get the plain picture. */
export async function getProjectPicture(ctx: Ctx, slug: string): Promise<PictureContent> {
  if (!projects.bySlug.params.safeParse({ slug }).success) return plainPicture;
  const project = await ifVisible(getProjectPage({ ...ctx, actor: null }, slug));
  return project === undefined || project.status === 'archived' ? plainPicture : projectContent(project);
}

/** What the picture of a user shows. Users who are hidden from search, and unknown users, get the plain picture. */
export async function getPersonPicture(ctx: Ctx, username: string): Promise<PictureContent> {
  if (!people.byName.params.safeParse({ username }).success) return plainPicture;
  const person = await ifVisible(getUserPage({ ...ctx, actor: null }, username));
  return person === undefined || !person.openToCollaborate ? plainPicture : personContent(person);
}
