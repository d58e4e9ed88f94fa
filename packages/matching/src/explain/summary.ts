import type { CoveredSkill } from '../types/explanation.ts';
import { isCovered } from './covered.ts';
import type { Facts } from './facts.ts';
import { commaListOf, counted, listOf, monthOf } from './words.ts';

export type Reader = 'owner' | 'developer';

const maxNamed = 5;
const maxMissing = 3;

/** What a seat of each level asks for. */
const levelTexts = {
  any: '',
  learning: 'learning with a mentor',
  solid: 'skills shown in work count more',
} as const;

/**
 * The sentence that summarises a match where nothing else explains it: in the weekly email, on cards with a single
 * reason, and for API clients. It therefore names the skills and their evidence. Screens with signs for the skills use
 * the shorter `sentenceOf` of the web app. 'Covers 5 of 6 for Frontend: React (4 repositories, last used May), Node.js;
 * missing Rust; same school.' A seat without own skills is 'as Frontend'. A level follows in brackets: 'for Frontend
 * (learning with a mentor)'.
 */
export function summarySentence(facts: Facts, reader: Reader, now: number): string {
  const { seatCovers, seatMissing } = facts;
  if (facts.positions.length === 0) return 'The project requires no particular skill.';
  const level = levelTexts[facts.level];
  const seat = level === '' ? facts.seat : `${facts.seat} (${level})`;
  const covered = seatCovers.filter(({ how }) => isCovered(how));
  if (covered.length === 0) {
    const none =
      reader === 'owner' ? 'Has none of the required skills yet' : 'You have none of the required skills yet';
    return level === '' ? `${none}.` : `${none} ${seat}.`;
  }
  const verb = reader === 'owner' ? 'Covers' : 'You cover';
  const of = `${facts.positions.length}${seat === '' ? '' : ` ${seat}`}`;
  const parts = [
    `${verb} ${covered.length} of ${of}: ${namedSkills(covered, now)}`,
    ...(reader === 'developer' && facts.adds.length > 0
      ? [`you would add ${listOf(facts.adds, maxMissing)}`]
      : []),
    ...seatCovers.filter(({ how }) => how === 'related').map(relatedSkillText),
    ...(seatMissing.length > 0 ? [`missing ${listOf(labelsOf(seatMissing), maxMissing)}`] : []),
    ...(facts.shared.school === null ? [] : ['same school']),
  ];
  return `${parts.join('; ')}.`;
}

/** 'Vue.js is related to React' */
export function relatedSkillText({ label, via }: CoveredSkill): string {
  return `${via?.label} is related to ${label}`;
}

function namedSkills(covered: readonly CoveredSkill[], now: number): string {
  const own = covered.filter(({ how, via }) => how !== 'implied' || via === null);
  const evidenced =
    own.find(({ repositories, projects }) => repositories + projects > 0) ??
    own.find(({ acceptedBy }) => acceptedBy > 0);
  const first = evidenced ? [evidenced, ...covered.filter((skill) => skill !== evidenced)] : covered;
  return commaListOf(
    first.map((skill) => (skill === evidenced ? withEvidence(skill, now) : withSource(skill))),
    maxNamed,
  );
}

function withEvidence(
  { label, repositories, projects, acceptedBy, lastSeen }: CoveredSkill,
  now: number,
): string {
  const evidence = [
    ...(repositories > 0 ? [counted(repositories, 'repository', 'repositories')] : []),
    ...(projects > 0 ? [counted(projects, 'finished project', 'finished projects')] : []),
    ...(lastSeen === null ? [] : [`last used ${monthOf(lastSeen, now)}`]),
    ...(acceptedBy > 0 ? [`accepted for it by ${counted(acceptedBy, 'owner', 'owners')}`] : []),
  ];
  return `${label} (${evidence.join(', ')})`;
}

function withSource({ label, how, via, projects }: CoveredSkill): string {
  if (how !== 'implied') return label;
  return `${label} (implied by ${via?.label ?? counted(projects, 'finished project', 'finished projects')})`;
}

function labelsOf(skills: readonly { readonly label: string }[]): string[] {
  return skills.map(({ label }) => label);
}
