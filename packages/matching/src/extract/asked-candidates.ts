import { labelKey } from '../taxonomy/label-key.ts';
import { getSkill, knownSkill } from '../taxonomy/taxonomy.ts';
import { advertisementParts, type PartOfText } from './advertisement-parts.ts';
import { askedFeatures } from './asked-features.ts';
import { type KnownWords, WordsBesideNames } from './asked-words.ts';
import { type ExtractedSkill, extractAll } from './extract-skills.ts';

/** A skill that an advertisement names, with the features that decide whether it is required. */
export interface AskedCandidate {
  readonly skillId: string;
  readonly mentions: readonly ExtractedSkill[];
  /** The value of each feature, mostly the share of the mentions that have it. */
  readonly features: ReadonlyMap<string, number>;
}

interface NamedSkill extends ExtractedSkill {
  /** May be an ordinary word. */
  readonly doubtful: boolean;
}

interface Gathered {
  readonly skillId: string;
  readonly mentions: ExtractedSkill[];
  /** The number of mentions with a feature, and the number of mentions beside a word. */
  readonly counts: Map<string, number>;
  readonly words: Map<string, number>;
}

/** Weight of the skill itself relative to its surroundings. */
const skillShare = 0.7;
/** Weight of each word in a mention's sentence: there are many words, and each is weak evidence. */
const wordShare = 0.25;
/** Kinds that are named for many reasons; their positions get separate weights. */
const subjectKinds = new Set(['practice', 'role']);
const positionFeature = /^(?:in |titled|bracketed|touching |case )/;

/**
 * All skills that an advertisement names, in the order of their first mention. Only words in `known` become
 * features; without `known` all words do.
 */
export function askedCandidates(text: string, known?: KnownWords): AskedCandidate[] {
  const parts = advertisementParts(text);
  const mentions = allNames(text, parts);
  const words = new WordsBesideNames(text, known);
  const gathered = new Map<string, Gathered>();
  let part = 0;
  for (const [index, mention] of mentions.entries()) {
    while ((parts[part]?.end ?? text.length) <= mention.start) part++;
    const key = `${mention.skillId} ${labelKey(mention.surface)}`;
    const name: Gathered = gathered.get(key) ?? {
      skillId: mention.skillId,
      mentions: [],
      counts: new Map(),
      words: new Map(),
    };
    gathered.set(key, name);
    name.mentions.push(mention);
    const about = parts[part]?.about ?? 'body';
    count(name.counts, askedFeatures({ text, mentions, index, part: about }));
    // Lists of tags have no sentences.
    if (about !== 'tags') count(name.words, words.features(mention));
    if (mention.doubtful) count(name.counts, ['doubtful']);
  }
  const ofSkill = countBySkill(mentions);
  const tagged = new Set(
    [...gathered.values()].filter(({ counts }) => counts.has('in tags')).map(({ skillId }) => skillId),
  );
  return [...gathered.values()].map((name) => ({
    skillId: name.skillId,
    mentions: name.mentions,
    features: featuresOf(name, ofSkill.get(name.skillId) ?? 1, text.length, tagged.has(name.skillId)),
  }));
}

function count(counts: Map<string, number>, features: Iterable<string>): void {
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
}

function featuresOf(name: Gathered, ofSkill: number, length: number, tagged: boolean): Map<string, number> {
  const features = new Map<string, number>();
  const kind = getSkill(name.skillId)?.kind ?? 'tool';
  const group = subjectKinds.has(kind) ? 'subject' : 'technology';
  for (const [feature, count] of name.counts) {
    const share = count / name.mentions.length;
    features.set(feature, share);
    if (positionFeature.test(feature)) features.set(`${group} ${feature}`, share);
  }
  for (const [feature, count] of name.words)
    features.set(feature, (wordShare * count) / name.mentions.length);
  features.set('any name', 1);
  features.set(`kind ${kind}`, 1);
  features.set(`skill ${name.skillId}`, skillShare);
  features.set('mentions of the name', Math.log(name.mentions.length));
  features.set('mentions of the skill', Math.log(ofSkill));
  features.set('late in the text', (name.mentions[0]?.start ?? 0) / length);
  if (tagged) features.set('among the tags', 1);
  if (getSkill(name.skillId)?.ambiguous) features.set('ambiguous', 1);
  return features;
}

function countBySkill(mentions: readonly ExtractedSkill[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { skillId } of mentions) counts.set(skillId, (counts.get(skillId) ?? 0) + 1);
  return counts;
}

/** All names, including those that may be ordinary words, without overlaps. */
function allNames(text: string, parts: readonly PartOfText[]): NamedSkill[] {
  const { skills, doubtful } = extractAll(text);
  const sure = skills.map((mention) => ({ ...mention, doubtful: false }));
  const tags = listedTags(text, parts).map((mention) => ({ ...mention, doubtful: false }));
  return withoutOverlap(
    withoutOverlap(sure, tags),
    doubtful.map((mention) => ({ ...mention, doubtful: true })),
  );
}

/** Adds mentions that overlap none of those kept. Both lists are in text order. */
function withoutOverlap(kept: readonly NamedSkill[], more: readonly NamedSkill[]): NamedSkill[] {
  let next = 0;
  let last = 0;
  const added = more.filter(({ start, end }) => {
    while (next < kept.length && (kept[next]?.end ?? 0) <= start) next++;
    if (start < last || (kept[next]?.start ?? end) < end) return false;
    last = end;
    return true;
  });
  return [...kept, ...added].sort((a, b) => a.start - b.start);
}

/** In a list of tags every word counts as a name, even a common word: `oracle cloud go`. */
function listedTags(text: string, parts: readonly PartOfText[]): ExtractedSkill[] {
  return parts
    .filter(({ about }) => about === 'tags')
    .flatMap(({ start: from, end: to }) =>
      [...text.slice(from, to).matchAll(/\S+/g)].flatMap(({ index, 0: surface }) => {
        const skill = knownSkill(surface);
        const start = from + index;
        return skill ? [{ skillId: skill.id, start, end: start + surface.length, surface }] : [];
      }),
    );
}
