import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { Bar } from '../../charts/bars.tsx';
import { SkillMark } from '../skill-mark.tsx';
import { ConnectionList } from './connection-list.tsx';
import {
  type Connection,
  type Explained,
  type PointRow,
  pointRows,
  type Reader,
  type Share,
} from './explained.ts';
import { ShareText } from './share-text.tsx';

function Points({ share }: { share: Share | null }) {
  if (share === null)
    return (
      <td className="border-t py-2 pl-3 text-right text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{copy.notCounted}</span>
      </td>
    );
  const { points, max } = share;
  return (
    <td className="border-t py-2 pl-3 text-right font-semibold text-heading tabular-nums">
      <span className="inline-flex items-center gap-3">
        <Bar percent={max === 0 ? 0 : (points / max) * 100} className="w-16 max-sm:hidden" />
        <span className="sm:w-14">
          <ShareText points={points} max={max} />
        </span>
      </span>
    </td>
  );
}

interface PointsTableProps {
  match: Explained & { connections: readonly Connection[] };
  reader: Reader;
}

interface RowProps {
  row: PointRow;
  connections: readonly Connection[];
  reader: Reader;
}

function Row({ row, connections, reader }: RowProps) {
  const { key, label, skill, assumed, youToProject, projectToYou } = row;
  return (
    <tr className="align-top">
      <th scope="row" className="border-t py-2 text-left font-normal">
        <span className="inline-flex gap-2.5 wrap-anywhere">
          {skill ? <SkillMark how={skill.how} /> : null}
          {label}
        </span>
        {assumed ? <span className="block text-13 text-muted">{copy.assumed}</span> : null}
        {key === 'connections' ? <ConnectionList connections={connections} reader={reader} /> : null}
        {key === 'exposure' ? (
          <span className="block text-13 text-muted">{copy.notes.exposure[reader.kind]}</span>
        ) : null}
      </th>
      <Points share={youToProject} />
      <Points share={projectToYou} />
    </tr>
  );
}

/** Both directions of a score in one table: the skills, then all other terms, which add up to the last row. */
export function PointsTable({ match, reader }: PointsTableProps) {
  const head = 'pb-2 pl-3 text-right font-medium text-muted';
  const total = 'border-t border-control pt-2 pl-3 text-right font-semibold text-heading tabular-nums';
  return (
    <table className="w-full border-separate border-spacing-0 text-14">
      <caption className="sr-only">{copy.table}</caption>
      <thead className="align-bottom text-13">
        <tr>
          <th scope="col" className="pb-2 text-left font-medium text-muted">
            {copy.part}
          </th>
          <th scope="col" className={`${head} w-18`}>
            {copy.toProject[reader.kind]}
          </th>
          <th scope="col" className={`${head} w-18`}>
            {copy.toUser[reader.kind]}
          </th>
        </tr>
      </thead>
      <tbody>
        {pointRows(match).map((row) => (
          <Row key={row.key} row={row} connections={match.connections} reader={reader} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="border-t border-control pt-2 text-left font-semibold text-heading">
            {copy.total}
          </th>
          {([match.fit.youToProject, match.fit.projectToYou] as const).map((points, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one cell per direction
            <td key={index} className={total}>
              <ShareText points={points} max={100} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
