import { termLabels, termNames, weights } from '@teamwright/matching/score/weights.ts';
import { matchingReportCopy } from '../../../copy/legal/matching-report.ts';
import { Row, Table } from './table.tsx';

const { reads, terms } = matchingReportCopy;
const meanings: Readonly<Record<string, string>> = terms;

function totalOf(points: Readonly<Record<string, number>>): number {
  return Math.round(termNames.reduce((sum, term) => sum + (points[term] ?? 0), 0) * 10) / 10;
}

/** The terms of both fits with the points that this release ships. */
export function TermsTable() {
  const { youToProject, projectToYou } = weights;
  return (
    <Table caption={reads.caption} columns={Object.values(reads.columns)}>
      <tbody>
        {termNames.map((term) => (
          <Row
            key={term}
            name={termLabels[term]}
            note={meanings[term]}
            cells={[youToProject[term], projectToYou[term]]}
          />
        ))}
        <Row name={<b>{reads.total}</b>} cells={[totalOf(youToProject), totalOf(projectToYou)]} />
      </tbody>
    </Table>
  );
}
