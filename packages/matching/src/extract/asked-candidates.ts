import { labelKey } from '../taxonomy/label-key.ts';
import { getSkill, knownSkill } from '../taxonomy/taxonomy.ts';
import { advertisementParts, type PartOfText } from './advertisement-parts.ts';
import { askedFeatures } from './asked-features.ts';
import { type KnownWords, WordsBesideNames } from './asked-words.ts';
import { type ExtractedSkill, extractAll } from './extract-skills.ts';

/** A name that an advertisement uses, maybe more than once, with what speaks for or against its being asked. */
export interface AskedCandidate {
  readonly skillId: string;
  readonly mentions: readonly ExtractedSkill[];
  /** Each feature with its size, mostly the share of the mentions that have it. */
  readonly features: ReadonlyMap<string, number>;
}

interface NamedSkill extends ExtractedSkill {
  /** It may well be an ordinary word. */
  readonly doubtful: boolean;
}

interface Gathered {
  readonly skillId: string;
  readonly mentions: ExtractedSkill[];
  /** How many mentions have a feature, and beside how many a word stands. */
  readonly counts: Map<string, number>;
  readonly words: Map<string, number>;
}

/** How far a skill's own leaning counts beside its surroundings. */
const SKILL_SHARE = 0.7;
/** How far each word of a name's sentence counts: there are many of them, and none says much alone. */
const WORD_SHARE = 0.25;
/** Kinds that are named for many reasons; their places are weighed apart. */
const SUBJECTS = new Set(['practice', 'role']);
const PLACE = /^(?:in |titled|bracketed|touching |case )/;

/**
 * Every name an advertisement uses, in the order of the first mention. Of the words beside the names only those
 * `known` are features; all are where nothing is said.
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
    // A list of tags has no sentences.
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
  const group = SUBJECTS.has(kind) ? 'subject' : 'technology';
  for (const [feature, count] of name.counts) {
    const share = count / name.mentions.length;
    features.set(feature, share);
    if (PLACE.test(feature)) features.set(`${group} ${feature}`, share);
  }
  for (const [feature, count] of name.words)
    features.set(feature, (WORD_SHARE * count) / name.mentions.length);
  features.set('any name', 1);
  features.set(`kind ${kind}`, 1);
  features.set(`skill ${name.skillId}`, SKILL_SHARE);
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

/** All names with those that may be ordinary words; none overlaps another. */
function allNames(text: string, parts: readonly PartOfText[]): NamedSkill[] {
  const { skills, doubtful } = extractAll(text);
  const sure = skills.map((mention) => ({ ...mention, doubtful: false }));
  const tags = listedTags(text, parts).map((mention) => ({ ...mention, doubtful: false }));
  return withoutOverlap(
    withoutOverlap(sure, tags),
    doubtful.map((mention) => ({ ...mention, doubtful: true })),
  );
}

/** Adds what overlaps nothing that is there. Both lists are in the order of the text. */
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

/** In a list of tags every word is a name, however common it is elsewhere: `oracle cloud go`. */
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
