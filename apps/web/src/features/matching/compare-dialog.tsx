import { type ReactNode, useState } from 'react';
import { explanationCopy } from '../../copy/explanation.ts';
import { matchingCopy } from '../../copy/matching.ts';
import { uiCopy } from '../../copy/ui.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import type { RecommendedUser } from './matching.queries.ts';

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
function termRows(pair: readonly RecommendedUser[], direction: 'youToProject' | 'projectToYou'): Row[] {
  const labels = new Set(
    pair.flatMap(({ terms }) => terms[direction].filter(({ max }) => max > 3).map(({ label }) => label)),
  );
  const inWords = direction === 'youToProject' ? toProject : toUser;
  return [...labels].map((label) => ({
    label: fill(inWords, { term: label }),
    value: ({ terms }) => {
      const term = terms[direction].find((one) => one.label === label);
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

function Table({ pair }: { pair: readonly RecommendedUser[] }) {
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
        {[...rows, ...termRows(pair, 'youToProject'), ...termRows(pair, 'projectToYou')].map(
          ({ label, value }) => (
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
          ),
        )}
      </tbody>
    </table>
  );
}

interface CompareDialogProps {
  people: readonly RecommendedUser[];
  open: boolean;
  onClose: () => void;
}

/** Compares two people; the two best are preselected. */
export function CompareDialog({ people, open, onClose }: CompareDialogProps) {
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
        <Table pair={pair} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{uiCopy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
