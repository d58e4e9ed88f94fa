import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { fill } from '../../../texts.ts';
import type { ProjectFormValues } from './project-form-values.ts';

const { whoKnows: copy } = projectsCopy.form;

/**
 * How many people know each skill of the form. The numbers are the public ones of Discover: one request for the whole
 * form. Skills that are not among them are left out, because their number is unknown.
 */
export function WhoKnows({ control, className }: { control: Control<ProjectFormValues>; className: string }) {
  const headingId = useId();
  const { data } = useQuery({ ...endpointQuery('people.facets'), staleTime: 300_000 });
  const lists = useWatch({ control, name: ['technologies', 'skills'] });
  const counts = new Map(data?.skills.map(({ value, count }) => [value.toLowerCase(), count]));
  const names = new Map(lists.flat().map((name) => [name.toLowerCase(), name]));
  const known = [...names].flatMap(([key, name]) => {
    const count = counts.get(key);
    return count === undefined ? [] : [{ name, count }];
  });
  return (
    <section aria-labelledby={headingId} className={cx('text-14', className)}>
      <h2 id={headingId} className="mb-1 text-14 leading-6 text-muted">
        {copy.title}
      </h2>
      {known.length === 0 ? (
        <p className="text-13 text-muted">{copy.hint}</p>
      ) : (
        <>
          <dl>
            {known
              .toSorted((a, b) => b.count - a.count)
              .map(({ name, count }) => (
                <div key={name} className="flex justify-between gap-3 border-b py-1.5">
                  <dt className="min-w-0 wrap-anywhere text-heading">{name}</dt>
                  <dd className="flex-none text-muted tabular-nums">
                    {count === 1 ? copy.one : fill(copy.many, { count })}
                  </dd>
                </div>
              ))}
          </dl>
          <p className="mt-2 text-13 text-muted">{copy.note}</p>
        </>
      )}
    </section>
  );
}
