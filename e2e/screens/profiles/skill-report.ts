import type { SkillReport } from '../../../packages/contracts/src/insights.ts';

const months = Array.from({ length: 25 }, (_, at) => ({
  month: `${2024 + Math.floor((at + 10) / 12)}-${String(((at + 10) % 12) + 1).padStart(2, '0')}`,
  share: at / 24,
}));

/** The charts of a user with the given number of skills, long names and many areas. */
export function skillReport(count: number): SkillReport {
  const labels = Array.from({ length: count }, (_, at) => `A rather long-winded skill ${at + 1}`);
  const areas = [
    'Machine learning',
    'Game development',
    'Frontend',
    'Databases',
    'Accessibility',
    'UX design',
  ];
  return {
    areas: areas.slice(0, count).map((label, at) => ({ label, strength: 1 - at / 8, skills: labels })),
    growth: months.map(({ month, share }) => ({
      month,
      all: Math.floor(count * share),
      shown: Math.floor((count * share) / 2),
    })),
    standing: { both: labels.slice(0, 1), shown: labels.slice(1, 40), declared: labels.slice(40) },
    openProjects: 10_000,
    demand: labels.map((label, at) => ({
      skillId: label,
      label,
      projects: 9_000 - at,
      people: 120_000 - at,
    })),
    next: labels
      .slice(0, 8)
      .map((label, at) => ({ skillId: label, label, projects: 900, people: 12_000, opens: 800 - at })),
  };
}
