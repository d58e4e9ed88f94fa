import { cast } from '../../content/cast.ts';
import type { CastMember } from '../../content/cast-member.ts';
import { castNeighbours } from '../../content/cast-neighbours.ts';
import { places } from '../../content/places.ts';
import { addDays } from '../dates.ts';
import { weekOf } from '../weeks.ts';
import type { DeveloperDraft, Firmness } from './developer-draft.ts';
import { emailOf } from './draft-residents.ts';

/** The developers written by hand. */
export function draftCast(now: Date): DeveloperDraft[] {
  return [...cast, ...castNeighbours].map((member) => draftMember(member, now));
}

function draftMember(member: CastMember, now: Date): DeveloperDraft {
  const { handle, joinedDaysAgo, isAdmin = false, week, skills, repositories, ...profile } = member;
  return {
    ...profile,
    week: week ? weekOf(week) : null,
    goals: [],
    interests: [...profile.interests],
    roles: [...profile.roles],
    username: handle,
    email: emailOf(handle),
    timeZone: timeZoneOf(member.area),
    openToCollaborate: true,
    isAdmin,
    createdAt: addDays(now, -joinedDaysAgo),
    skills: skills.map((label, rank) => ({ label, firmness: firmnessOf(rank) })),
    repositoryIdeas: [...repositories],
    activity: 0.9,
  };
}

function timeZoneOf(area: string): string {
  const place = places.find((candidate) => candidate.area === area);
  if (place === undefined) throw new RangeError(`no time zone for ${area}`);
  return place.timeZone;
}

/** Skills of the cast are listed strongest first. */
function firmnessOf(rank: number): Firmness {
  if (rank < 7) return 'core';
  return rank < 9 ? 'often' : 'sometimes';
}
