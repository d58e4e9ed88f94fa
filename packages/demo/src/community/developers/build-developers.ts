import { archetypes } from '../../content/archetypes/all.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoDeveloper } from '../types.ts';
import { buildEvidence } from './build-evidence.ts';
import { buildRepositories } from './build-repositories.ts';
import type { DeveloperDraft } from './developer-draft.ts';
import { draftCast } from './draft-cast.ts';
import { draftDevelopers } from './draft-developers.ts';
import { draftResidents } from './draft-residents.ts';

/** All developers: the cast first, then the others by archetype. */
export function buildDevelopers(now: Date, random: Random): DemoDeveloper[] {
  const named = draftCast(now);
  const count = archetypes.reduce((sum, archetype) => sum + archetype.people.length, 0);
  const taken = named.map((draft) => draft.username);
  const residents = draftResidents(count, taken, random.fork('handles'));
  const others = draftDevelopers(now, random.fork('people'), residents);
  return [...named, ...others].map((draft) => buildDeveloper(draft, now, random.fork(draft.username)));
}

function buildDeveloper(draft: DeveloperDraft, now: Date, random: Random): DemoDeveloper {
  const { skills, repositoryIdeas, activity, ...profile } = draft;
  const repositories = buildRepositories(draft, now, random.fork('repositories'));
  return {
    id: idAt(draft.createdAt, random),
    ...profile,
    repositories,
    evidence: buildEvidence(draft, repositories, now, random.fork('evidence')),
  };
}
