import { manifestSnippets, readmeSnippets } from '../../content/evidence-snippets.ts';
import { addDays } from '../dates.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoEvidence, DemoRepository, EvidenceSource } from '../types.ts';
import type { DeveloperDraft, DraftSkill, Firmness } from './developer-draft.ts';
import { languageSkills, skillOfLanguage } from './repository-languages.ts';

/** The weight of one piece of evidence by source. */
const weights: Readonly<Record<EvidenceSource, number>> = {
  declared: 0.6,
  language: 0.85,
  topic: 0.55,
  manifest: 0.8,
  readme: 0.5,
};

type Sighting = { source: EvidenceSource; repository: DemoRepository; volume: number; snippet: string };

/** The evidence of one developer: at most one row per skill, source and repository. */
export function buildEvidence(
  draft: DeveloperDraft,
  repositories: readonly DemoRepository[],
  now: Date,
  random: Random,
): DemoEvidence[] {
  return draft.skills.flatMap((skill) => {
    const seen = sightings(skill, repositories, random).map((sighting) =>
      fromRepository(skill, sighting, random),
    );
    const declares = seen.length === 0 || random.chance(skill.firmness === 'core' ? 0.8 : 0.3);
    return declares ? [declared(skill, draft, now, random), ...seen] : seen;
  });
}

function sightings(skill: DraftSkill, repositories: readonly DemoRepository[], random: Random): Sighting[] {
  if (languageSkills.has(skill.label)) return languageSightings(skill, repositories, random);
  const chosen = random.sample(repositories, repositoryCount(skill.firmness, repositories.length, random));
  const snippets = manifestSnippets[skill.label];
  if (snippets) {
    return chosen.map((repository) => ({
      source: 'manifest',
      repository,
      volume: between(0.7, 1, random),
      snippet: random.pick(snippets),
    }));
  }
  return chosen.map((repository) => practiceSighting(skill.label, repository, random));
}

/**
 * For repositories whose main language this is, most of the bytes; otherwise a small share of one other repository.
 */
function languageSightings(
  skill: DraftSkill,
  repositories: readonly DemoRepository[],
  random: Random,
): Sighting[] {
  const leading = repositories.filter((repository) => skillOfLanguage(repository.language) === skill.label);
  if (leading.length > 0) {
    return leading.map((repository) =>
      languageSighting(skill.label, repository, between(0.55, 0.97, random)),
    );
  }
  return random
    .sample(repositories, 1)
    .map((repository) => languageSighting(skill.label, repository, between(0.1, 0.4, random)));
}

function languageSighting(label: string, repository: DemoRepository, volume: number): Sighting {
  return {
    source: 'language',
    repository,
    volume,
    snippet: `${label}: ${Math.round(volume * 100)} % of the code`,
  };
}

function practiceSighting(label: string, repository: DemoRepository, random: Random): Sighting {
  const volume = between(0.7, 1, random);
  const sentence = readmeSnippets[label];
  return sentence !== undefined && random.chance(0.6)
    ? { source: 'readme', repository, volume, snippet: sentence }
    : { source: 'topic', repository, volume, snippet: `topic: ${topicOf(label)}` };
}

function repositoryCount(firmness: Firmness, available: number, random: Random): number {
  if (firmness === 'core') return Math.max(1, Math.round(available * between(0.6, 1, random)));
  return firmness === 'often' ? random.int(1, Math.max(1, Math.ceil(available / 2))) : 1;
}

function fromRepository(skill: DraftSkill, sighting: Sighting, random: Random): DemoEvidence {
  const { repository, source, volume, snippet } = sighting;
  const lastSeen = addDays(repository.updatedAt, skill.firmness === 'sometimes' ? -random.next() * 200 : 0);
  const firstSeen = addDays(lastSeen, -(20 + random.next() * 500));
  return {
    id: idAt(firstSeen, random),
    skill: skill.label,
    source,
    repositoryId: repository.id,
    weight: weights[source],
    volume,
    firstSeen,
    lastSeen,
    snippet,
  };
}

function declared(skill: DraftSkill, draft: DeveloperDraft, now: Date, random: Random): DemoEvidence {
  const memberForMs = now.getTime() - draft.createdAt.getTime();
  const lastSeen = new Date(draft.createdAt.getTime() + Math.floor(memberForMs * between(0.5, 1, random)));
  return {
    id: idAt(draft.createdAt, random),
    skill: skill.label,
    source: 'declared',
    repositoryId: null,
    weight: weights.declared,
    volume: 1,
    firstSeen: draft.createdAt,
    lastSeen,
    snippet: 'Named in the profile.',
  };
}

/** Rounded to two digits. */
function between(min: number, max: number, random: Random): number {
  return Math.round((min + random.next() * (max - min)) * 100) / 100;
}

/** A label in the style of topics on code hosts: lower case with hyphens. */
function topicOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll('#', '-sharp')
    .replaceAll('+', 'p')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
