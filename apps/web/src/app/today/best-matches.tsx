import { useQuery } from '@tanstack/react-query';
import { homeCopy } from '../../copy/home.ts';
import { bestOf, bestShown } from '../../features/matching/best-of.ts';
import { recommendedProjectsQuery } from '../../features/matching/matching.queries.ts';
import { fill } from '../../texts.ts';
import { Card } from '../../ui/card.tsx';
import { CardHeading } from '../../ui/card-heading.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { newsQuery } from './news.tsx';
import { ProjectRow } from './project-row.tsx';

const { best: copy } = homeCopy;

/** The three projects that fit the user best. The list below has the others. A failure is shown by the full list below, not here. */
export function BestMatches({ userId }: { userId: string }) {
  const { data, error } = useQuery(recommendedProjectsQuery(userId, 'hide'));
  const { data: news } = useQuery(newsQuery);
  const isNew = new Set(news?.projects.map(({ id }) => id));
  if (error) return null;
  return (
    <Card as="section" aria-labelledby="best-matches" aria-busy={!data} className="md:p-5!">
      <CardHeading id="best-matches" title={copy.title}>
        {data && data.length > bestShown ? (
          <a href="#recommended" className="link py-1 text-14">
            {fill(copy.more, { count: data.length - bestShown })}
          </a>
        ) : null}
      </CardHeading>
      {data ? null : (
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {data?.length === 0 ? <p className="mt-2 text-14 text-muted">{copy.none}</p> : null}
      <ul className="md:mt-2 md:grid md:grid-cols-3 md:gap-6">
        {bestOf(data ?? []).map((project) => (
          <ProjectRow key={project.id} project={project} isNew={isNew.has(project.id)} />
        ))}
      </ul>
    </Card>
  );
}
