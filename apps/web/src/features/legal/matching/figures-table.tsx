import { matchingReportCopy } from '../../../copy/legal/matching-report.ts';
import { fill } from '../../../texts.ts';
import { EmptyState } from '../../../ui/state/state-message.tsx';
import { type MeasuredFigure, verdictOf } from './measured.ts';
import { Row, Table } from './table.tsx';

const { figures: copy, metrics, tasks } = matchingReportCopy;
const metricNames: Readonly<Record<string, string>> = metrics;

function noteOf({ error, count }: MeasuredFigure): string {
  return fill(error === null ? copy.oneCount : copy.count, { count: count.toLocaleString('en') });
}

function Figure({ figure }: { figure: MeasuredFigure }) {
  const { metric, value, error, baseline } = figure;
  const digits = Math.min(value, baseline) < 0.1 ? 4 : 3;
  const verdict = verdictOf(figure);
  return (
    <Row
      name={metricNames[metric] ?? metric}
      note={noteOf(figure)}
      cells={[
        error === null ? value.toFixed(digits) : `${value.toFixed(digits)} ±\u00a0${error.toFixed(digits)}`,
        baseline.toFixed(digits),
        verdict === undefined ? '–' : copy.verdicts[verdict],
      ]}
    />
  );
}

/** The measured figures by question. Tasks that the site has no words for are left out. */
export function FiguresTable({ figures }: { figures: readonly MeasuredFigure[] }) {
  const groups = Object.entries(tasks).flatMap(([task, title]) => {
    const rows = figures.filter((figure) => figure.task === task);
    return rows.length > 0 ? [{ task, title, rows }] : [];
  });
  if (groups.length === 0)
    return <EmptyState title={copy.none} hint={copy.noneHint} className="rounded-10 border" />;
  return (
    <Table caption={copy.caption} columns={Object.values(copy.columns)}>
      {groups.map(({ task, title, rows }) => (
        <tbody key={task} className="break-inside-avoid">
          <tr>
            <th
              scope="rowgroup"
              colSpan={4}
              className="border-b pt-4 pb-1.5 text-left font-semibold text-heading"
            >
              {title}
            </th>
          </tr>
          {rows.map((figure) => (
            <Figure key={figure.metric} figure={figure} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}
