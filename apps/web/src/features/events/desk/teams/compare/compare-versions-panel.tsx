import { useQuery } from '@tanstack/react-query';
import { compareCopy as copy } from '../../../../../copy/events/compare.ts';
import { teamsCopy } from '../../../../../copy/events/teams.ts';
import { fill } from '../../../../../texts.ts';
import { Card } from '../../../../../ui/card.tsx';
import { scoreText, versionText } from '../../../../../ui/events/formation-text.ts';
import { SelectField } from '../../../../../ui/form/select.tsx';
import { PageFailed, PageLoading } from '../../../event-of-address.tsx';
import { type NameOf, ruleName } from '../../rules/rule-drafts.ts';
import { type Formation, type FormationSummary, formationQuery } from '../teams.queries.ts';
import { type MovedParticipant, movedBetween } from './compare-versions.ts';

interface Row {
  readonly name: string;
  readonly values: readonly [string, string];
}

function satisfactionOf({ satisfaction }: Formation, ruleId: string): string {
  const found = satisfaction.find((rule) => rule.ruleId === ruleId);
  return found ? fill(copy.rule, { percent: Math.round(found.value * 100) }) : copy.noRule;
}

function rowsOf(one: Formation, other: Formation, nameOf: NameOf): Row[] {
  const row = (name: string, textOf: (formation: Formation) => string): Row => ({
    name,
    values: [textOf(one), textOf(other)],
  });
  const rules = new Map([...one.rules, ...other.rules].map((rule) => [rule.id, rule]));
  return [
    row(teamsCopy.result.score, ({ score }) => scoreText(score)),
    row(teamsCopy.result.mean, ({ mean }) => scoreText(mean)),
    row(teamsCopy.result.worst, ({ worst }) => scoreText(worst)),
    row(copy.teams, ({ teamList }) => String(teamList.filter(({ members }) => members.length > 0).length)),
    row(copy.unplaced, ({ unplaced }) => String(unplaced.length)),
    ...[...rules.values()].map((rule) =>
      row(ruleName(rule, nameOf), (version) => satisfactionOf(version, rule.id)),
    ),
  ];
}

interface MovedProps {
  moved: readonly MovedParticipant[];
  /** Whose names the teams have. */
  version: number;
  nameOf: (participantId: string) => string;
}

function Moved({ moved, version, nameOf }: MovedProps) {
  if (moved.length === 0) return <p className="text-14">{copy.movedNone}</p>;
  return (
    <div>
      <h4 className="text-14 font-semibold text-heading">{fill(copy.moved, { count: moved.length })}</h4>
      <p className="mb-2 text-13 text-muted">{fill(copy.movedNames, { version })}</p>
      <ul className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-2 lg:grid-cols-3">
        {moved.map(({ participantId, from, to }) => (
          <li key={participantId} className="wrap-anywhere">
            <bdi className="font-semibold text-heading">{nameOf(participantId)}</bdi>:{' '}
            {fill(copy.move, { from: from ?? copy.unplaced, to: to ?? copy.unplaced })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SideBySideProps {
  one: Formation;
  other: Formation;
  nameOf: (participantId: string) => string;
}

/** The scores of two versions, and who moved from the first to the second. */
function SideBySide({ one, other, nameOf }: SideBySideProps) {
  const title = fill(copy.title, { one: one.version, other: other.version });
  return (
    <Card as="section" aria-label={title} className="grid gap-4">
      <table className="w-full text-left text-14">
        <caption className="mb-2 text-left text-16 font-semibold text-heading">{title}</caption>
        <thead>
          <tr className="border-b">
            <th scope="col" className="py-2 pr-4">
              {copy.measure}
            </th>
            {[one, other].map(({ version }) => (
              <th key={version} scope="col" className="py-2 pr-4 text-right">
                {fill(copy.version, { version })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(one, other, nameOf).map(({ name, values: [first, second] }, index) => (
            // Several rules can have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of two versions keep their order
            <tr key={index} className="border-b">
              <th scope="row" className="py-1.5 pr-4 font-normal wrap-anywhere">
                {name}
              </th>
              <td className="py-1.5 pr-4 text-right tabular-nums">{first}</td>
              <td className="py-1.5 pr-4 text-right tabular-nums">{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Moved moved={movedBetween(one, other)} version={other.version} nameOf={nameOf} />
    </Card>
  );
}

interface CompareVersionsProps {
  eventId: string;
  shown: Formation;
  /** All versions that have ended. */
  versions: readonly FormationSummary[];
  nameOf: (participantId: string) => string;
  chosen: number | undefined;
  onChoose: (version: number | undefined) => void;
}

/** Chooses another version and shows both side by side. Nothing without another version. */
export function CompareVersions({
  eventId,
  shown,
  versions,
  nameOf,
  chosen,
  onChoose,
}: CompareVersionsProps) {
  const others = versions.filter(({ version, teams }) => version !== shown.version && teams > 0);
  const version = others.find((other) => other.version === chosen)?.version;
  const { data, error, refetch } = useQuery({
    ...formationQuery(eventId, version ?? shown.version),
    enabled: version !== undefined,
  });
  if (others.length === 0) return null;
  return (
    <div className="grid gap-4">
      <SelectField
        label={copy.with}
        value={version ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
        fieldClassName="justify-self-start min-w-60"
      >
        <option value="">{copy.none}</option>
        {others.map((other) => (
          <option key={other.version} value={other.version}>
            {versionText(other)}
          </option>
        ))}
      </SelectField>
      {version !== undefined && data ? <SideBySide one={data} other={shown} nameOf={nameOf} /> : null}
      {version !== undefined && error && !data ? (
        <PageFailed error={error} text={copy.failed} retry={refetch} />
      ) : null}
      {version !== undefined && !error && !data ? <PageLoading text={copy.loading} /> : null}
    </div>
  );
}
