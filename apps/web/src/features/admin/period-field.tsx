import { adminCopy } from '../../copy/admin.ts';
import { fill } from '../../texts.ts';
import { SelectField } from '../../ui/form/select.tsx';

const copy = adminCopy.insights;

interface PeriodFieldProps {
  /** The numbers of days to choose from. */
  periods: readonly string[];
  days: string;
  onChange: (days: string) => void;
}

/** Selects the number of days that a report covers. */
export function PeriodField({ periods, days, onChange }: PeriodFieldProps) {
  return (
    <SelectField
      label={copy.period}
      value={days}
      onChange={(event) => onChange(event.target.value)}
      fieldClassName="md:w-60"
    >
      {periods.map((count) => (
        <option key={count} value={count}>
          {fill(copy.days, { count })}
        </option>
      ))}
    </SelectField>
  );
}
