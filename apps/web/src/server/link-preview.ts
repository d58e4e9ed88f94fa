import { createHash } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import type { StaticHandlerContext } from 'react-router';
import { eventsCopy } from '../copy/events/events.ts';
import { linksCopy } from '../copy/links.ts';
import { shellCopy } from '../copy/shell.ts';
import { type EventPage, eventQuery } from '../features/events/events.queries.ts';
import { type PersonDetails, personQuery } from '../features/people/people.queries.ts';
import { type ProjectDetails, projectBySlugQuery } from '../features/projects/projects.queries.ts';
import { paths } from '../paths.ts';
import { fill, texts } from '../texts.ts';

/** What a page adds to its title and description for previews of links and for search engines. */
export interface LinkPreview {
  readonly type: 'website' | 'article' | 'profile';
  /** The path of the picture, and what it shows. */
  readonly picture: { readonly path: string; readonly text: string };
  /** False for pages that search engines should not list. */
  readonly indexed: boolean;
  /** Objects of schema.org. */
  readonly structured: readonly object[];
}

const plainPicture = { path: '/share.png', text: `${shellCopy.name}. ${shellCopy.description}` };
const plain: LinkPreview = { type: 'website', picture: plainPicture, indexed: true, structured: [] };
const hidden: LinkPreview = { ...plain, indexed: false };

/** Changes with the content, so that a client never shows an older picture for a new address. */
function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 10);
}

function breadcrumb(origin: string, steps: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

function projectPreview(project: ProjectDetails, origin: string): LinkPreview {
  const { slug, title, description, status, members, seats, skills, technologies, date } = project;
  const { ownerUsername, teamSize, seatsOpen } = project;
  const path = paths.project(slug);
  const tags = [...technologies, ...skills];
  const facts = [description, ownerUsername, teamSize, seatsOpen];
  const version = versionOf([title, status, members, seats, tags, facts]);
  const work = {
    '@type': 'CreativeWork',
    name: title,
    abstract: description,
    url: new URL(path, origin).href,
    author: { '@type': 'Person', name: ownerUsername },
    keywords: tags.join(', '),
    ...(date && { datePublished: date }),
  };
  const steps = [[texts.header.discoverProjects, paths.discover()] as const, [title, path] as const];
  if (status === 'archived') return hidden;
  return {
    type: 'article',
    picture: {
      path: `/share/project/${encodeURIComponent(slug)}/${version}.png`,
      text: fill(linksCopy.picture, { title }),
    },
    indexed: true,
    structured: [work, breadcrumb(origin, steps)],
  };
}

function personPreview(person: PersonDetails, origin: string): LinkPreview {
  const { username, bio, workplace, area, skills, profilePicture, createdAt, projects } = person;
  if (!person.openToCollaborate) return hidden;
  const labels = skills.map(({ label }) => label);
  const version = versionOf([username, bio, workplace, area, labels, projects.length]);
  const page = {
    '@type': 'ProfilePage',
    dateCreated: createdAt,
    mainEntity: {
      '@type': 'Person',
      name: username,
      url: new URL(paths.person(username), origin).href,
      knowsAbout: labels,
      ...(bio && { description: bio }),
      ...(profilePicture && { image: new URL(profilePicture, origin).href }),
    },
  };
  return {
    type: 'profile',
    picture: {
      path: `/share/person/${encodeURIComponent(username)}/${version}.png`,
      text: fill(linksCopy.picture, { title: username }),
    },
    indexed: true,
    structured: [page],
  };
}

const schema = 'https://schema.org/';

function attendanceOf({ place, online }: EventPage): string {
  if (!online) return `${schema}OfflineEventAttendanceMode`;
  return `${schema}${place === '' ? 'Online' : 'Mixed'}EventAttendanceMode`;
}

function eventPreview(event: EventPage, origin: string): LinkPreview {
  const { slug, title, description, startsAt, endsAt, place, status } = event;
  if (status === 'draft') return hidden;
  const path = paths.event(slug);
  const url = new URL(path, origin).href;
  const meeting = {
    '@type': 'Event',
    name: title,
    description,
    url,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `${schema}${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: attendanceOf(event),
    location: place === '' ? { '@type': 'VirtualLocation', url } : { '@type': 'Place', name: place },
  };
  const steps = [[eventsCopy.title, paths.events()] as const, [title, path] as const];
  return { ...plain, structured: [meeting, breadcrumb(origin, steps)] };
}

/** Finds the preview of a page in its data. */
export function previewOf(context: StaticHandlerContext, cache: QueryClient, origin: string): LinkPreview {
  const last = context.matches.at(-1);
  const { slug = '', username = '' } = last?.params ?? {};
  switch (last?.route.path) {
    case '/project/:slug': {
      const project = cache.getQueryData(projectBySlugQuery(slug).queryKey);
      return project ? projectPreview(project, origin) : hidden;
    }
    case '/events/:slug': {
      const event = cache.getQueryData(eventQuery(slug).queryKey);
      return event ? eventPreview(event, origin) : hidden;
    }
    case '/u/:username': {
      const person = cache.getQueryData(personQuery(username).queryKey);
      return person ? personPreview(person, origin) : hidden;
    }
    // Only for those who know its code.
    case '/certificates/:code':
    case '/search':
      return hidden;
    default:
      return plain;
  }
}
