import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { explanationCopy } from '../../copy/explanation.ts';
import { matchingCopy } from '../../copy/matching.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { matchQuery } from '../../lib/match-query.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select.tsx';
import { minShownMax } from '../../ui/match/explanation/explained.ts';
import { ExplanationFailed, SummaryLoading } from '../../ui/match/explanation/explanation-state.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import type { Match, RecommendedUser } from './matching.queries.ts';

const { compare: copy } = matchingCopy;

interface Row {
  label: string;
  value: (person: RecommendedUser) => ReactNode;
}

function words(list: readonly string[]): string {
  return list.length > 0 ? listInWords(list) : matchingCopy.nothing;
}

const rows: readonly Row[] = [
  { label: copy.score, value: ({ score, tier }) => `${score}, ${tier}` },
  { label: copy.theyFit, value: ({ fit }) => fit.youToProject },
  { label: copy.fitsThem, value: ({ fit }) => fit.projectToYou },
  { label: copy.covers, value: ({ covers }) => words(covers) },
  { label: matchingCopy.missingLabel, value: ({ missing }) => words(missing) },
  { label: copy.adds, value: ({ adds }) => words(adds) },
  { label: copy.hours, value: ({ hoursPerWeek }) => hoursPerWeek ?? copy.notSaid },
];

const { toProject, toUser } = copy;

/** The points of every term that matters in one of the two matches. */
function termRows(matches: ReadonlyMap<string, Match>, direction: 'youToProject' | 'projectToYou'): Row[] {
  const labels = new Set(
    [...matches.values()].flatMap(({ terms }) =>
      terms[direction].filter(({ max }) => max >= minShownMax).map(({ label }) => label),
    ),
  );
  const inWords = direction === 'youToProject' ? toProject : toUser;
  return [...labels].map((label) => ({
    label: fill(inWords, { term: label }),
    value: ({ id }) => {
      const term = matches.get(id)?.terms[direction].find((one) => one.label === label);
      return term
        ? fill(explanationCopy.share, { points: term.contribution, max: term.max })
        : matchingCopy.nothing;
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

function Table({ pair, rows }: { pair: readonly RecommendedUser[]; rows: readonly Row[] }) {
  return (
    <table className="w-full table-fixed text-14">
      <caption className="sr-only">
        {fill(copy.caption, { names: listInWords(pair.map((person) => person.username)) })}
      </caption>
      <thead>
        <tr className="align-bottom">
          <td className="w-22 md:w-28" />
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
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-t align-top">
            <th scope="row" className="py-2 text-left text-13 font-normal text-muted">
              {label}
            </th>
            {pair.map((person) => (
              <td key={person.id} className="py-2 pl-3 wrap-anywhere text-heading">
                {value(person)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
  const terms = isComplete
    ? [...termRows(matches, 'youToProject'), ...termRows(matches, 'projectToYou')]
    : [];
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
    <Dialog open={open} onClose={onClose} title={copy.title}>
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
