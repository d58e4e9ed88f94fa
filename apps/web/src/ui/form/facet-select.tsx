import { projectsCopy } from '../../copy/projects/projects.ts';
import { fill } from '../../texts.ts';
import { Select } from './select.tsx';

interface FacetSelectProps {
  label: string;
  all: string;
  /** Choices before the values in use. */
  first?: readonly string[];
  facet: readonly { readonly value: string; readonly count?: number | undefined }[];
  /** None, one, or several that were selected elsewhere. */
  values: readonly string[];
  onValue: (value: string) => void;
}

const several = '\n several';

/** The specified choices, then the values in use with their counts if they are known. */
export function FacetSelect({ label, all, first = [], facet, values, onValue }: FacetSelectProps) {
  const rest = facet.filter((entry) => !first.includes(entry.value));
  const [value = ''] = values;
  const known = value === '' || first.includes(value) || rest.some((entry) => entry.value === value);
  return (
    <Select
      aria-label={label}
      value={values.length > 1 ? several : value}
      onChange={(event) => onValue(event.target.value)}
    >
      <option value="">{all}</option>
      {values.length > 1 ? (
        <option value={several} disabled>
          {fill(projectsCopy.severalChosen, { count: values.length })}
        </option>
      ) : null}
      {first.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
      {rest.map(({ value, count }) => (
        <option key={value} value={value}>
          {count === undefined ? value : fill(projectsCopy.withCount, { value, count })}
        </option>
      ))}
      {known ? null : <option>{value}</option>}
    </Select>
  );
}
