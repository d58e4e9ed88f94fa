import { cx } from 'class-variance-authority';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { chartsCopy } from '../../copy/charts.ts';
import { Button } from '../button.tsx';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';

interface ChartCardProps {
  title: string;
  /** What the chart shows, in words. */
  summary: string;
  /** How the figures are calculated. */
  note?: string;
  /** The chart's data; without it no chart is shown. */
  table?: Omit<ChartTableProps, 'caption'>;
  /** Spans the full width of a grid of cards. */
  wide?: boolean;
  /** The chart. */
  children?: ReactNode;
}

/** A chart with its title and a summary. A button switches between chart and table. */
export function ChartCard({ title, summary, note, table, wide, children }: ChartCardProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <figure
      aria-labelledby={id}
      className={cx(
        'flex min-w-0 flex-col gap-4 rounded-10 border bg-card p-4 md:p-6',
        wide && 'xl:col-span-full',
      )}
    >
      <figcaption>
        <h3 id={id} className="text-16 leading-6">
          {title}
        </h3>
        <p className="mt-1 text-14 wrap-anywhere text-muted">{summary}</p>
      </figcaption>
      {table ? (
        <>
          {asTable ? <ChartTable {...table} caption={title} /> : children}
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="text-13 text-muted">{asTable ? null : note}</p>
            <Button variant="ghost" className="-mr-3 ml-auto" onClick={() => setAsTable(!asTable)}>
              <Icon aria-hidden="true" />
              {asTable ? chartsCopy.showPicture : chartsCopy.showTable}
              <span className="sr-only">: {title}</span>
            </Button>
          </div>
        </>
      ) : null}
    </figure>
  );
}
