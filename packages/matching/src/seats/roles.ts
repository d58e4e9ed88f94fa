import { createSkillLinks } from '../score/skill-links.ts';
import { allSkills, getSkill, resolveSkill } from '../taxonomy/taxonomy.ts';

/** A kind of work in a team. A skill belongs to the role whose anchors it implies most. */
interface Role {
  readonly name: string;
  /** Ids of skills that are this role's work. */
  readonly anchors: readonly string[];
  /** Ids of languages and methods that other roles use too. The other skills of a posting decide first. */
  readonly shared?: readonly string[];
}

/** Of two roles with the same weight, the first is used. */
const roles: readonly Role[] = [
  {
    name: 'Frontend',
    anchors: ['frontend', 'accessibility', 'web-components'],
    shared: ['web-development', 'javascript', 'data-visualization', 'seo'],
  },
  {
    name: 'Backend',
    anchors: [
      'backend',
      'databases',
      'api-design',
      'caching',
      'nosql',
      'microservices',
      'message-queues',
      'search-engines',
      'rest',
      'authentication',
      'firebase',
    ],
    shared: [
      ...['java', 'python', 'go', 'ruby', 'php', 'csharp', 'dotnet', 'rust', 'scala', 'elixir', 'perl'],
      ...['erlang', 'haskell', 'cpp', 'software-architecture', 'algorithms', 'distributed-systems'],
    ],
  },
  {
    name: 'Mobile',
    anchors: ['mobile', 'ios', 'android'],
    shared: ['swift', 'kotlin', 'dart', 'objective-c'],
  },
  {
    name: 'UX design',
    anchors: [
      'ux-design',
      'ui-design',
      'ux-research',
      'graphic-design',
      'design',
      'prototyping',
      'product-design',
      'design-systems',
      'animation',
    ],
  },
  {
    name: 'Data science',
    anchors: [
      ...['data-science', 'machine-learning', 'deep-learning', 'data-analysis', 'statistics', 'analytics'],
      ...['artificial-intelligence', 'nlp', 'computer-vision', 'llm'],
    ],
    shared: ['r', 'julia', 'matlab', 'mathematics', 'simulation', 'gis', 'bioinformatics'],
  },
  {
    name: 'Data engineering',
    anchors: ['data-engineering', 'etl', 'stream-processing', 'big-data', 'data-warehousing'],
  },
  {
    name: 'DevOps',
    anchors: [
      ...['devops', 'cloud', 'containers', 'infrastructure-as-code', 'cicd', 'observability'],
      ...['system-administration', 'networking', 'serverless'],
    ],
  },
  { name: 'Testing', anchors: ['testing', 'qa-engineering', 'e2e-testing', 'unit-testing'] },
  { name: 'Security', anchors: ['security', 'cryptography', 'penetration-testing'] },
  {
    name: 'Game development',
    anchors: ['game-development', 'game-design', '3d-modeling', 'graphics-3d', 'pixel-art'],
    shared: ['virtual-reality', 'augmented-reality'],
  },
  { name: 'Embedded systems', anchors: ['embedded', 'electronics', 'iot', 'robotics'], shared: ['c'] },
  { name: 'Blockchain', anchors: ['blockchain', 'smart-contracts', 'ethereum', 'web3'] },
  { name: 'Desktop', anchors: ['desktop'] },
  { name: 'Audio', anchors: ['audio', 'music-technology', 'signal-processing', 'sound-design'] },
  {
    name: 'Project management',
    anchors: [
      'project-management',
      'product-management',
      'scrum',
      'agile',
      'requirements-analysis',
      'kanban',
    ],
  },
  { name: 'Writing', anchors: ['technical-writing', 'copywriting'] },
];

/** Tools that every role uses, with the role that they have if a posting has no other. They join its nearest role. */
const commonTools: ReadonlyMap<string, string> = new Map([
  ['sql', 'Backend'],
  ['git', 'Backend'],
  ['linux', 'DevOps'],
  ['bash', 'DevOps'],
]);

/** How near the work of two roles is, 0–1. Pairs that are not listed are at `farApart`. */
const nearness: readonly (readonly [string, string, number])[] = [
  ['Frontend', 'UX design', 0.7],
  ['Backend', 'DevOps', 0.65],
  ['Data science', 'Data engineering', 0.7],
  ['Backend', 'Data engineering', 0.6],
  ['Frontend', 'Backend', 0.5],
  ['Frontend', 'Mobile', 0.5],
  ['Backend', 'Security', 0.5],
  ['DevOps', 'Security', 0.55],
  ['Backend', 'Blockchain', 0.5],
  ['Backend', 'Testing', 0.45],
  ['Frontend', 'Testing', 0.45],
  ['DevOps', 'Testing', 0.4],
  ['Mobile', 'UX design', 0.45],
  ['Mobile', 'Backend', 0.35],
  ['Backend', 'Data science', 0.4],
  ['DevOps', 'Data engineering', 0.4],
  ['Backend', 'Embedded systems', 0.3],
  ['Frontend', 'Desktop', 0.4],
  ['Backend', 'Desktop', 0.4],
  ['Game development', 'UX design', 0.4],
  ['Game development', 'Audio', 0.5],
  ['Project management', 'UX design', 0.35],
  ['Project management', 'Testing', 0.35],
  ['Project management', 'Writing', 0.45],
  ['UX design', 'Writing', 0.35],
];
const farApart = 0.1;

/** The weight of a shared skill for its role; that of an anchor is 1. */
const sharedWeight = 0.3;

export const links = createSkillLinks({ skills: allSkills(), resolve: resolveSkill });

interface Anchor {
  readonly role: string;
  readonly weight: number;
}

const anchorOf = new Map<string, Anchor>(
  roles.flatMap(({ name, anchors, shared = [] }) => [
    ...shared.map((id) => [id, { role: name, weight: sharedWeight }] as const),
    ...anchors.map((id) => [id, { role: name, weight: 1 }] as const),
  ]),
);
const order = new Map(roles.map(({ name }, index) => [name, index]));

/** The role of a skill by itself. It is `sure` unless other roles use the skill too. */
export interface OwnRole {
  readonly role: string | undefined;
  readonly weight: number;
  readonly kind: 'sure' | 'shared' | 'tool' | 'none';
}

const ownRoles = new Map<string, OwnRole>();

/** The role that the taxonomy gives a skill. */
export function ownRole(skillId: string): OwnRole {
  const before = ownRoles.get(skillId);
  if (before !== undefined) return before;
  const role = findOwnRole(skillId);
  // Only the skills of the taxonomy are cached: the number of free tags is unlimited.
  if (getSkill(skillId) !== undefined) ownRoles.set(skillId, role);
  return role;
}

function findOwnRole(skillId: string): OwnRole {
  const tool = commonTools.get(skillId);
  if (tool !== undefined) return { role: tool, weight: sharedWeight, kind: 'tool' };
  const own = anchorOf.get(skillId);
  if (own !== undefined && own.weight < 1) return { ...own, kind: 'shared' };
  let best: Anchor | undefined;
  for (const { skillId: id, factor } of links.targetsOf(skillId)) {
    const anchor = anchorOf.get(id);
    const weight = factor * (anchor?.weight ?? 0);
    if (anchor && (best === undefined || comesFirst({ role: anchor.role, weight }, best)))
      best = { role: anchor.role, weight };
  }
  if (best) return { ...best, kind: best.weight > sharedWeight ? 'sure' : 'shared' };
  if (getSkill(skillId)?.kind === 'language')
    return { role: 'Backend', weight: sharedWeight / 2, kind: 'shared' };
  return { role: undefined, weight: 0, kind: 'none' };
}

function comesFirst(one: Anchor, other: Anchor): boolean {
  return one.weight > other.weight || (one.weight === other.weight && rank(one.role) < rank(other.role));
}

/** The position of a role in the table, for ties. */
export function rank(role: string): number {
  return order.get(role) ?? roles.length;
}

/** How near two roles are, 0–1; 1 for the same role. */
export function nearnessOf(one: string, other: string): number {
  if (one === other) return 1;
  const row = nearness.find(([a, b]) => (a === one && b === other) || (a === other && b === one));
  return row?.[2] ?? farApart;
}

/** How much two skills imply the same, 0–1: one implies the other, or both imply a third. */
export function overlapOf(one: string, other: string): number {
  const ofOther = new Map(links.targetsOf(other).map(({ skillId, factor }) => [skillId, factor]));
  let best = 0;
  for (const { skillId, factor } of links.targetsOf(one))
    best = Math.max(best, factor * (ofOther.get(skillId) ?? 0));
  return best;
}
