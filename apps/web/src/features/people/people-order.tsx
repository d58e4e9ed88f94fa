import { peopleCopy } from '../../copy/people.ts';
import { fill } from '../../texts.ts';
import { Select } from '../../ui/form/select.tsx';
import type { PeopleFilter } from './people.queries.ts';

const { browser: copy } = peopleCopy;

interface ProjectName {
  readonly id: string;
  readonly title: string;
}

export interface PeopleOrderProps {
  /** The project for which the list is sorted; null for the newest first. */
  current: ProjectName | null;
  /** The reader's open projects. */
  projects: readonly ProjectName[];
  onOrder: (order: PeopleFilter['for']) => void;
  className?: string;
}

/** Sorts people by their fit with a project of the reader, or by date. Nothing for readers without an open project. */
export function PeopleOrder({ current, projects, onOrder, className }: PeopleOrderProps) {
  const isKnown = !current || projects.some(({ id }) => id === current.id);
  const choices = isKnown ? projects : [current, ...projects];
  if (choices.length === 0) return null;
  return (
    <Select
      aria-label={copy.order}
      value={current?.id ?? 'newest'}
      onChange={({ target }) => onOrder(target.value)}
      className={className}
    >
      {choices.map(({ id, title }) => (
        <option key={id} value={id}>
          {fill(copy.bestFor, { title })}
        </option>
      ))}
      <option value="newest">{copy.newest}</option>
    </Select>
  );
}
