import fc from 'fast-check';
import { highestLevel } from '../fairness/exposure-level.ts';
import { createMatcher } from '../matcher.ts';
import type { Explanation } from '../types/explanation.ts';
import type { DeveloperProfile, ProjectProfile } from '../types/profiles.ts';
import { smallCatalogue } from './catalogue.ts';
import { dayMs, noon } from './profiles.ts';

export const ids = smallCatalogue.skills.map(({ id }) => id);
const zone = fc.constantFrom(null, 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'No/Where');
const areaOrSchool = fc.constantFrom('', 'North', 'South');
const text = fc.constantFrom('', 'harbour log for small boats', 'ledger of shared costs, offline boats');

export const anySkill = fc.record({
  skillId: fc.constantFrom(...ids, 'free tag'),
  strength: fc.double({ min: 0, max: 1, noNaN: true }),
  declared: fc.boolean(),
  repositories: fc.nat(9),
  projects: fc.nat(3),
  lastSeen: fc.integer({ min: 0, max: 2000 }).map((days) => noon - days * dayMs),
});

/** A developer with a known skill; others have no matches. */
export const anyDeveloper: fc.Arbitrary<DeveloperProfile> = fc.record({
  id: fc.constant('d'),
  skills: fc
    .uniqueArray(anySkill, { selector: ({ skillId }) => skillId, maxLength: 8 })
    .filter((skills) => skills.some(({ strength }) => strength > 0)),
  text,
  works: fc.array(text, { maxLength: 3 }),
  area: areaOrSchool,
  school: areaOrSchool,
  timeZone: zone,
  hoursPerWeek: fc.option(fc.nat(40)),
  interests: fc.subarray(['Rust', 'small boats', 'opera']),
  roles: fc.constant([]),
  openToCollaborate: fc.constant(true),
  lastActiveAt: fc.option(fc.nat(500).map((days) => noon - days * dayMs)),
  workedWith: fc.subarray(['owner', 'member']),
  exposure: fc.option(fc.nat(highestLevel)),
});

export const anyProject: fc.Arbitrary<ProjectProfile> = fc.record({
  id: fc.constant('p'),
  title: fc.constantFrom('Harbour log', 'Ledger'),
  required: fc
    .uniqueArray(fc.constantFrom(...ids, 'free tag'), { maxLength: 6 })
    .map((skillIds) => skillIds.map((skillId) => ({ skillId, label: skillId, kind: 'skill' as const }))),
  text,
  ownerId: fc.constant('owner'),
  memberIds: fc.constant(['member']),
  area: areaOrSchool,
  school: areaOrSchool,
  timeZone: zone,
  hoursPerWeek: fc.option(fc.nat(40)),
  open: fc.constant(true),
  createdAt: fc.nat(500).map((days) => noon - days * dayMs),
});

/** The explanation of a pair in a community of only these two. */
export function explained(of: ProjectProfile, by: DeveloperProfile): Explanation {
  const matcher = createMatcher({ catalogue: smallCatalogue });
  matcher.upsertProject(of);
  matcher.upsertDeveloper(by);
  const match = matcher.explain(of.id, by.id, noon);
  if (!match) throw new Error('A side is missing');
  return match;
}
