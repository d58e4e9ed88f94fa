import type { SkillReport } from '@teamwright/contracts/insights.ts';
import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import { areasOf } from '@teamwright/matching/profile/areas.ts';
import { isWork } from '@teamwright/matching/profile/strength.ts';
import type { SkillOutlook } from '@teamwright/matching/types/matcher.ts';

const maxAreas = 6;
const maxNextSkills = 12;
/** A longer history has several months per step. */
const maxSteps = 24;

type Evidence = Pick<PersonSkill['evidence'][number], 'source' | 'firstSeen'>;

/** The data of a user's skill that the charts need. */
export type HeldSkill = Pick<PersonSkill, 'skillId' | 'label' | 'declared' | 'strength'> & {
  readonly evidence: readonly Evidence[];
};

type Growth = SkillReport['growth'];
type SkillBasis = SkillReport['standing'];

/** Converts a user's confirmed skills and their demand into series. */
export function skillReport(skills: readonly HeldSkill[], outlook: SkillOutlook, now: Date): SkillReport {
  const asked = new Map(outlook.asked.map((skill) => [skill.skillId, skill]));
  const own = new Set(skills.map(({ skillId }) => skillId));
  return {
    areas: areasOf(skills)
      .slice(0, maxAreas)
      .map(({ label, strength, skills }) => ({
        label,
        strength: Math.round(strength * 1000) / 1000,
        skills: [...skills],
      })),
    growth: growthOf(skills, now),
    standing: skillBasisOf(skills),
    openProjects: outlook.openProjects,
    demand: outlook.asked.filter(({ skillId }) => own.has(skillId)),
    next: outlook.next.slice(0, maxNextSkills).flatMap((skill) => {
      const market = asked.get(skill.skillId);
      return market ? [{ ...market, opens: skill.opens }] : [];
    }),
  };
}

/** Skills at the end of each month by the dates of their evidence, from the month before the first one. */
export function growthOf(skills: readonly HeldSkill[], now: Date): Growth {
  const all = firstDates(skills, () => true);
  const shown = firstDates(skills, ({ source }) => isWork(source));
  const [first] = all;
  if (first === undefined) return [];
  const last = monthOf(now);
  const span = Math.max(1, last - monthOf(new Date(first)) + 1);
  const step = Math.ceil(span / maxSteps);
  const steps = Math.ceil(span / step);
  return Array.from({ length: steps + 1 }, (_, at) => {
    const month = last - (steps - at) * step;
    const end = startOf(month + 1);
    return { month: monthText(month), all: countBefore(all, end), shown: countBefore(shown, end) };
  });
}

function skillBasisOf(skills: readonly HeldSkill[]): SkillBasis {
  const isShown = ({ evidence }: HeldSkill) => evidence.some(({ source }) => isWork(source));
  const labels = (wanted: (skill: HeldSkill) => boolean) => skills.filter(wanted).map(({ label }) => label);
  return {
    both: labels((skill) => skill.declared && isShown(skill)),
    shown: labels((skill) => !skill.declared && isShown(skill)),
    declared: labels((skill) => !isShown(skill)),
  };
}

/** When each skill was first seen, ascending, by the evidence that `counts` accepts. */
function firstDates(skills: readonly HeldSkill[], counts: (evidence: Evidence) => boolean): number[] {
  return skills
    .map(({ evidence }) => Math.min(...evidence.filter(counts).map(({ firstSeen }) => Date.parse(firstSeen))))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
}

/** Months since the year 0, in UTC. */
function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function startOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}

function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

function countBefore(dates: readonly number[], end: number): number {
  return dates.filter((date) => date < end).length;
}
