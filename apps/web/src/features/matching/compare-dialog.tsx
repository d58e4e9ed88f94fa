import { useQueries } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { explanationCopy } from '../../copy/explanation.ts';
import { matchingCopy } from '../../copy/matching.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { matchQuery } from '../../lib/match-query.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select.tsx';
import { isCovering, pointRows } from '../../ui/match/explanation/explained.ts';
import { ExplanationFailed, SummaryLoading } from '../../ui/match/explanation/explanation-state.tsx';
import { scoreText } from '../../ui/match/score-text.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import type { Match, RecommendedUser } from './matching.queries.ts';
import { otherCovered } from './teammate-card.tsx';

const { compare: copy } = matchingCopy;

interface Cell {
  text: string;
  /** For figures of which more is better. */
  value?: number;
}

interface Row {
  label: string;
  cell: (person: RecommendedUser) => Cell;
}

function words(list: readonly string[]): Cell {
  return { text: list.length > 0 ? listInWords(list) : matchingCopy.nothing };
}

function figure(value: number): Cell {
  return { text: String(value), value };
}

/** Everything is about the seat of the score, and the rest of the project has its own row. */
const rows: readonly Row[] = [
  { label: copy.score, cell: (match) => ({ text: scoreText(match), value: match.score }) },
  { label: copy.seat, cell: ({ seat }) => ({ text: seat?.name ?? matchingCopy.nothing }) },
  { label: copy.theyFit, cell: ({ fit }) => figure(fit.youToProject) },
  { label: copy.fitsThem, cell: ({ fit }) => figure(fit.projectToYou) },
  { label: copy.covers, cell: (person) => words(ofSeat(person, true)) },
  { label: matchingCopy.missingLabel, cell: (person) => words(ofSeat(person, false)) },
  { label: copy.alsoCovers, cell: (person) => words(otherCovered(person)) },
  { label: copy.adds, cell: ({ adds }) => words(adds) },
  {
    label: copy.hours,
    cell: ({ hoursPerWeek }) => (hoursPerWeek === null ? { text: copy.notSaid } : figure(hoursPerWeek)),
  },
];

function ofSeat({ summary }: RecommendedUser, covered: boolean): string[] {
  return summary.skills.filter(({ how }) => isCovering(how) === covered).map(({ label }) => label);
}

/** The points of each term, both directions together. The skills of different seats count as one term. */
function pointRowsOf(matches: ReadonlyMap<string, Match>): Row[] {
  const found = [...matches].map(([id, { terms }]) => ({ id, rows: pointRows({ terms, seatSkills: [] }) }));
  const labels = new Set(found.flatMap(({ rows }) => rows.map(({ label }) => label)));
  return [...labels].map((label) => ({
    label: fill(copy.points, { term: label }),
    cell: ({ id }) => {
      const row = found.find((one) => one.id === id)?.rows.find((one) => one.label === label);
      if (!row) return { text: matchingCopy.nothing };
      const shares = [row.youToProject, row.projectToYou].flatMap((share) => share ?? []);
      const points = shares.reduce((sum, share) => sum + share.points, 0);
      const max = shares.reduce((sum, share) => sum + share.max, 0);
      return { text: fill(explanationCopy.share, { points, max }), value: points };
    },
  }));
}

interface ChoiceProps {
  label: string;
  people: readonly RecommendedUser[];
  value: string;
  onChoose: (id: string) => void;
}

function Choice({ label, people, value, onChoose }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.username}
        </option>
      ))}
    </SelectField>
  );
}

/** The rows in which the two differ, with the better figure in bold; the others are named below. */
function Table({ pair, rows: all }: { pair: readonly RecommendedUser[]; rows: readonly Row[] }) {
  const isSame = ({ cell }: Row) => new Set(pair.map((person) => cell(person).text)).size === 1;
  const rows = all.filter((row) => !isSame(row));
  const same = all.filter(isSame).map(({ label }) => label);
  return (
    <>
      <table className="w-full table-fixed text-14">
        <caption className="sr-only">
          {fill(copy.caption, { names: listInWords(pair.map((person) => person.username)) })}
        </caption>
        <thead>
          <tr className="align-bottom">
            <td className="w-22 md:w-40" />
            {pair.map((person) => (
              <th
                key={person.id}
                scope="col"
                className="truncate py-2 pl-3 text-left font-semibold text-heading"
              >
                <bdi>{person.username}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => {
            const cells = pair.map(cell);
            const best = Math.max(...cells.map(({ value = Number.NEGATIVE_INFINITY }) => value));
            return (
              <tr key={label} className="border-t align-top">
                <th scope="row" className="py-2 text-left text-13 font-normal text-muted">
                  {label}
                </th>
                {cells.map(({ text, value }, index) => (
                  <td
                    key={pair[index]?.id}
                    className={cx('py-2 pl-3 wrap-anywhere text-heading', value === best && 'font-bold')}
                  >
                    {text}
                    {value === best ? <span className="sr-only"> ({copy.better})</span> : null}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {same.length > 0 ? (
        <p className="text-13 text-muted">{fill(copy.same, { labels: listInWords(same) })}</p>
      ) : null}
    </>
  );
}

export interface Compared {
  projectId: string;
  /** The seat of the list; undefined for the list over all seats. */
  seatId: string | undefined;
  people: readonly RecommendedUser[];
}

interface CompareDialogProps extends Compared {
  open: boolean;
  onClose: () => void;
}

/** The two users with what the list says about them, and below it their terms, which are loaded for this table. */
function Comparison({ pair, projectId, seatId, open }: CompareDialogProps & { pair: Compared['people'] }) {
  const answers = useQueries({
    queries: pair.map(({ id }) => ({ ...matchQuery(projectId, id, seatId), enabled: open })),
  });
  const matches = new Map(answers.flatMap(({ data }) => (data ? [[data.userId, data] as const] : [])));
  const failed = answers.find(({ error }) => error !== null);
  const isComplete = matches.size === pair.length;
  const terms = isComplete ? pointRowsOf(matches) : [];
  return (
    <>
      <Table pair={pair} rows={[...rows, ...terms]} />
      {isComplete || failed ? null : (
        <div>
          <p role="status" className="sr-only">
            {explanationCopy.loading}
          </p>
          <SummaryLoading />
        </div>
      )}
      {!isComplete && failed ? (
        <ExplanationFailed
          text={errorText(failed.error)}
          onRetry={() => {
            for (const { error, refetch } of answers) if (error) void refetch();
          }}
        />
      ) : null}
    </>
  );
}

/** Compares two people; the two best are preselected. */
export function CompareDialog(props: CompareDialogProps) {
  const { people, open, onClose } = props;
  const [left, setLeft] = useState(people[0]?.id ?? '');
  const [right, setRight] = useState(people[1]?.id ?? '');
  const pair = [left, right].flatMap((id) => people.find((person) => person.id === id) ?? []);
  return (
    <Dialog open={open} onClose={onClose} wide title={copy.title}>
      <div className="grid gap-6">
        <div className="grid grid-cols-2 gap-3">
          <Choice
            label={copy.first}
            people={people.filter(({ id }) => id !== right)}
            value={left}
            onChoose={setLeft}
          />
          <Choice
            label={copy.second}
            people={people.filter(({ id }) => id !== left)}
            value={right}
            onChoose={setRight}
          />
        </div>
        <Comparison {...props} pair={pair} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{uiCopy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
