import { featureLabels, features, weights } from '@teamwright/matching/score/weights.ts';
import { matchingReportCopy } from '../../../copy/legal/matching-report.ts';
import { Row, Table } from './table.tsx';

const { reads, terms } = matchingReportCopy;
const meanings: Readonly<Record<string, string>> = terms;

function totalOf(points: Readonly<Record<string, number>>): number {
  return Math.round(features.reduce((sum, feature) => sum + (points[feature] ?? 0), 0) * 10) / 10;
}

/** The terms of both fits with the points that this release ships. */
export function TermsTable() {
  const { youToProject, projectToYou } = weights;
  return (
    <Table caption={reads.caption} columns={Object.values(reads.columns)}>
      <tbody>
        {features.map((feature) => (
          <Row
            key={feature}
            name={featureLabels[feature]}
            note={meanings[feature]}
            cells={[youToProject[feature], projectToYou[feature]]}
          />
        ))}
        <Row name={<b>{reads.total}</b>} cells={[totalOf(youToProject), totalOf(projectToYou)]} />
      </tbody>
    </Table>
  );
}
