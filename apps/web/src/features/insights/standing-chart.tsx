import { chartsCopy } from '../../copy/charts.ts';
import { fill } from '../../texts.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { type Part, PartsBar } from '../../ui/charts/parts-bar.tsx';
import { addedInYear, isGrowing, skillsText } from './growth.ts';
import type { SkillReport } from './skill-charts.tsx';

const copy = chartsCopy.standing;

type Standing = SkillReport['standing'];

const parts: readonly { of: keyof Standing; label: string; look: Part['look'] }[] = [
  { of: 'both', label: copy.both, look: 'filled' },
  { of: 'shown', label: copy.shown, look: 'striped' },
  { of: 'declared', label: copy.declared, look: 'outlined' },
];

function summaryOf({ both, shown, declared }: Standing): string {
  const inWork = both.length + shown.length;
  if (declared.length === 0) return copy.all;
  if (inWork === 0) return copy.none;
  return fill(copy.some, {
    shown: inWork,
    all: inWork + declared.length,
    declared: declared.length,
  });
}

/** Whether there is something to compare. Otherwise the figures of the growth say it. */
export function hasParts(standing: Standing): boolean {
  return parts.filter(({ of }) => standing[of].length > 0).length > 1;
}

/**
 * Compares the skills that the user declares with those that their work proves. Says how many are new if there is no
 * chart of the growth.
 */
export function StandingChart({ report: { standing, growth } }: { report: SkillReport }) {
  const added = addedInYear(growth);
  const addedText =
    added > 0 && !isGrowing(growth) ? ` ${fill(copy.added, { skills: skillsText(added) })}` : '';
  return (
    <ChartCard
      title={copy.title}
      summary={summaryOf(standing) + addedText}
      table={{
        columns: [chartsCopy.skill, copy.how],
        rows: parts.flatMap(({ of, label }) =>
          standing[of].map((skill) => ({ key: skill, cells: [skill, label] })),
        ),
      }}
    >
      <PartsBar
        parts={parts
          .filter(({ of }) => standing[of].length > 0)
          .map(({ of, label, look }) => ({
            label,
            look,
            count: standing[of].length,
            examples: standing[of].slice(0, 12).join(', '),
          }))}
      />
    </ChartCard>
  );
}
