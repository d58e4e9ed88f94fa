import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { chartsCopy } from '../../copy/charts.ts';
import { matchingCopy } from '../../copy/matching.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { TermBars } from '../../ui/charts/bars.tsx';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { AssumedNote } from './assumed-note.tsx';
import { type Match, matchQuery } from './matching.queries.ts';
import { scoreTerms } from './score-terms.ts';
import type { WhyTexts } from './why-texts.ts';

interface DirectionProps {
  label: string;
  fit: number;
  terms: Match['terms']['youToProject'];
  asTable: boolean;
}

function Direction({ label, fit, terms, asTable }: DirectionProps) {
  const points = scoreTerms(terms, fit);
  if (!asTable) return <TermBars terms={points} sum={{ label, value: fit }} />;
  const rows = points.map((term) => ({ key: term.label, cells: [term.label, term.points] }));
  return (
    <ChartTable
      caption={label}
      columns={[label, matchingCopy.points]}
      rows={[...rows, { key: 'sum', cells: [matchingCopy.sum, fit] }]}
    />
  );
}

interface WhyDialogProps {
  projectId: string;
  userId: string;
  labels: WhyTexts;
  open: boolean;
  onClose: () => void;
}

/** Both directions of a match with their terms, as bars or as tables. */
export function WhyDialog({ projectId, userId, labels, open, onClose }: WhyDialogProps) {
  const { data, error } = useQuery({ ...matchQuery(projectId, userId), enabled: open });
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <Dialog open={open} onClose={onClose} title={labels.title}>
      <div className="grid gap-8">
        {error ? <p role="alert">{errorText(error)}</p> : null}
        {!data && !error ? <p role="status">{texts.recommendedProjects.loading}</p> : null}
        {data ? (
          <>
            <Direction
              label={labels.forProject}
              fit={data.fit.youToProject}
              terms={data.terms.youToProject}
              asTable={asTable}
            />
            <Direction
              label={labels.forPerson}
              fit={data.fit.projectToYou}
              terms={data.terms.projectToYou}
              asTable={asTable}
            />
            <AssumedNote terms={[...data.terms.youToProject, ...data.terms.projectToYou]} />
          </>
        ) : null}
      </div>
      <DialogActions>
        <Button className="md:mr-auto" onClick={onClose}>
          {uiCopy.close}
        </Button>
        {data ? (
          <Button variant="ghost" onClick={() => setAsTable(!asTable)}>
            <Icon aria-hidden="true" />
            {asTable ? chartsCopy.showPicture : chartsCopy.showTable}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
