import { createSkillLinks } from '../score/skill-links.ts';
import { allSkills, getSkill, resolveSkill } from '../taxonomy/taxonomy.ts';
import type { SkillKind } from '../types/skills.ts';

/** Skills that represent a field of work; of two equally near fields the first is used. */
const fieldsOfWork = [
  'frontend',
  'backend',
  'mobile',
  'machine-learning',
  'databases',
  'data-analysis',
  'cloud',
  'devops',
  'testing',
  'security',
  'game-development',
  'embedded',
  'robotics',
  'blockchain',
  'ux-design',
  'graphic-design',
  'desktop',
  'networking',
  'accessibility',
  'web-development',
  'project-management',
];
const positions = new Map(fieldsOfWork.map((id, position) => [id, position]));

/** The area of a skill that belongs to no field of work. */
const byKind: Record<SkillKind, string> = {
  language: 'Languages',
  framework: 'Frameworks',
  library: 'Libraries',
  tool: 'Tools',
  platform: 'Platforms',
  database: 'Databases',
  practice: 'Practices',
  role: 'Roles',
  tag: 'Other skills',
};

/** Shares of the strongest skills of an area. One strong skill is most of it, and weak skills do not add up to much. */
const shares = [0.7, 0.2, 0.1];

interface Held {
  readonly skillId: string;
  readonly label: string;
  /** 0–1. */
  readonly strength: number;
}

export interface Area {
  readonly label: string;
  /** 0–1: 70% of its strongest skill, 20% of the second and 10% of the third. */
  readonly strength: number;
  /** Labels, the strongest skill first. */
  readonly skills: readonly string[];
}

const links = createSkillLinks({ skills: allSkills(), resolve: resolveSkill });

/** The field of work of a skill, or else the label of its kind. */
export function areaOf(skillId: string): string {
  const skill = getSkill(skillId);
  if (!skill) return byKind.tag;
  const nearest = [
    ...links.targetsOf(skillId),
    ...(skill.parent ? [{ skillId: skill.parent, factor: 0 }] : []),
  ]
    .filter((target) => positions.has(target.skillId))
    .sort((a, b) => b.factor - a.factor || positionOf(a.skillId) - positionOf(b.skillId))[0];
  return (nearest && getSkill(nearest.skillId)?.label) ?? byKind[skill.kind];
}

/** A developer's skills by area, the strongest area first. */
export function areasOf(skills: readonly Held[]): Area[] {
  const byArea = Map.groupBy(skills, ({ skillId }) => areaOf(skillId));
  return [...byArea]
    .map(([label, held]) => {
      const strongest = held.toSorted((a, b) => b.strength - a.strength || compare(a.label, b.label));
      const strength = shares.reduce((sum, share, rank) => sum + share * (strongest[rank]?.strength ?? 0), 0);
      return { label, strength, skills: strongest.map((skill) => skill.label) };
    })
    .sort((a, b) => b.strength - a.strength || compare(a.label, b.label));
}

function positionOf(skillId: string): number {
  return positions.get(skillId) ?? fieldsOfWork.length;
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
