import { labelKey } from '../taxonomy/label-key.ts';
import { getSkill, knownSkill } from '../taxonomy/taxonomy.ts';
import { advertisementParts, type PartOfText } from './advertisement-parts.ts';
import { askedFeatures } from './asked-features.ts';
import { type ExtractedSkill, extractDoubtful, extractSkills } from './extract-skills.ts';

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
  readonly counts: Map<string, number>;
}

/** How far a skill's own leaning counts beside its surroundings. */
const SKILL_SHARE = 0.7;
/** Kinds that are named for many reasons; their places are weighed apart. */
const SUBJECTS = new Set(['practice', 'role']);
const PLACES = ['in ', 'titled', 'bracketed', 'touching ', 'case '];

/** Every name an advertisement uses, in the order of the first mention. */
export function askedCandidates(text: string): AskedCandidate[] {
  const parts = advertisementParts(text);
  const mentions = allNames(text, parts);
  const gathered = new Map<string, Gathered>();
  let part = 0;
  for (const [index, mention] of mentions.entries()) {
    while ((parts[part]?.end ?? text.length) <= mention.start) part++;
    const key = `${mention.skillId} ${labelKey(mention.surface)}`;
    const name: Gathered = gathered.get(key) ?? {
      skillId: mention.skillId,
      mentions: [],
      counts: new Map(),
    };
    gathered.set(key, name);
    name.mentions.push(mention);
    for (const feature of askedFeatures({ text, mentions, index, part: parts[part]?.about ?? 'body' }))
      name.counts.set(feature, (name.counts.get(feature) ?? 0) + 1);
    if (mention.doubtful) name.counts.set('doubtful', (name.counts.get('doubtful') ?? 0) + 1);
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

function featuresOf(name: Gathered, ofSkill: number, length: number, tagged: boolean): Map<string, number> {
  const features = new Map<string, number>();
  const kind = getSkill(name.skillId)?.kind ?? 'tool';
  for (const [feature, count] of name.counts) {
    const share = count / name.mentions.length;
    features.set(feature, share);
    if (PLACES.some((place) => feature.startsWith(place)))
      features.set(`${SUBJECTS.has(kind) ? 'subject' : 'technology'} ${feature}`, share);
  }
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
  const sure = extractSkills(text).map((mention) => ({ ...mention, doubtful: false }));
  const tags = listedTags(text, parts).map((mention) => ({ ...mention, doubtful: false }));
  const doubtful = extractDoubtful(text).map((mention) => ({ ...mention, doubtful: true }));
  return withoutOverlap(withoutOverlap(sure, tags), doubtful);
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
