import { TriangleAlert } from 'lucide-react';
import { teamsCopy } from '../../../../copy/events/teams.ts';
import { fill } from '../../../../texts.ts';
import { Card } from '../../../../ui/card.tsx';
import { Bar } from '../../../../ui/charts/bars.tsx';
import { boundText, scoreText } from '../../../../ui/events/formation-text.ts';
import { Figure } from '../../../../ui/figure.tsx';
import { type NameOf, ruleName, ruleNameIn } from '../rules/rule-drafts.ts';
import type { Formation } from './teams.queries.ts';

const copy = teamsCopy.result;

/** The teams that break a hard rule now, or else why the version has no valid teams. */
function faultText({ fault, teamList, rules }: Formation, nameOf: NameOf): string | null {
  const broken = teamList.flatMap(({ name, broken: ruleId }) =>
    ruleId === null ? [] : [fill(copy.brokenTeam, { team: name, rule: ruleNameIn(rules, ruleId, nameOf) })],
  );
  return broken.length > 0 ? broken.join(', ') : fault;
}

interface ResultProps {
  formation: Formation;
  nameOf: NameOf;
}

function Fault({ formation, nameOf }: ResultProps) {
  const fault = faultText(formation, nameOf);
  if (fault === null) return null;
  return (
    <p className="flex gap-2 rounded-6 bg-brass-tint px-4 py-3 text-14 wrap-anywhere text-brass">
      <TriangleAlert aria-hidden="true" className="mt-0.5 flex-none" />
      <span>
        {copy.fault}: {fault}
      </span>
    </p>
  );
}

function Satisfaction({ formation: { satisfaction, rules, teamList }, nameOf }: ResultProps) {
  const rows = satisfaction.flatMap(({ ruleId, value, teams }) => {
    const rule = rules.find(({ id }) => id === ruleId);
    return rule ? [{ ruleId, name: ruleName(rule, nameOf), percent: Math.round(value * 100), teams }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <div>
      <h4 className="mb-2 text-14 font-semibold text-heading">{copy.rules}</h4>
      <ul className="grid gap-x-8 gap-y-3 text-14 md:grid-cols-2">
        {rows.map(({ ruleId, name, percent, teams }) => (
          <li key={ruleId} className="grid gap-1">
            <span className="wrap-anywhere">{fill(copy.rule, { rule: name, percent })}</span>
            <Bar percent={percent} />
            <span className="text-13 text-muted">
              {fill(copy.ruleTeams, { teams, all: teamList.length })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The score of a version, its proved distance to the best possible, and how far each rule is met. */
export function FormationResult({ formation, nameOf }: ResultProps) {
  const { score, mean, worst } = formation;
  return (
    <Card as="section" aria-labelledby="formation-result" className="grid gap-4">
      <h3 id="formation-result" className="text-16">
        {copy.title}
      </h3>
      <Fault formation={formation} nameOf={nameOf} />
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure label={copy.score}>{fill(copy.of, { score: scoreText(score) })}</Figure>
        <Figure label={copy.bound}>{boundText(formation)}</Figure>
        <Figure label={copy.mean}>{scoreText(mean)}</Figure>
        <Figure label={copy.worst}>{scoreText(worst)}</Figure>
      </dl>
      <Satisfaction formation={formation} nameOf={nameOf} />
    </Card>
  );
}
