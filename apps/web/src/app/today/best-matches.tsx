import { useQuery } from '@tanstack/react-query';
import { homeCopy } from '../../copy/home.ts';
import { recommendedProjectsQuery } from '../../features/matching/matching.queries.ts';
import { Card } from '../../ui/card.tsx';
import { bestOf } from '../../ui/match/explanation/best-of.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { newsQuery } from './news.tsx';
import { ProjectLine } from './project-line.tsx';

const { best: copy } = homeCopy;

/**
 * Three projects that fit the user best, one line each: the list below has the reasons. A failure is shown there too.
 */
export function BestMatches({ userId }: { userId: string }) {
  const { data, error } = useQuery(recommendedProjectsQuery(userId, 'hide'));
  const { data: news } = useQuery(newsQuery);
  const isNew = new Set(news?.projects.map(({ id }) => id));
  if (error) return null;
  return (
    <Card
      as="section"
      aria-labelledby="best-matches"
      aria-busy={!data}
      className="grid items-center gap-x-6 gap-y-1 py-3! md:grid-cols-[auto_minmax(0,1fr)_auto] md:px-5!"
    >
      <h2 id="best-matches" className="text-18">
        {copy.title}
      </h2>
      {data ? null : (
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-6" />
        </div>
      )}
      {data?.length === 0 ? <p className="text-14 text-muted">{copy.none}</p> : null}
      {data && data.length > 0 ? (
        <>
          <ul className="grid min-w-0 md:grid-cols-3 md:gap-x-6">
            {bestOf(data).map((project) => (
              <ProjectLine key={project.id} project={project} isNew={isNew.has(project.id)} />
            ))}
          </ul>
          <a
            href="#recommended"
            className="link inline-flex items-center justify-self-start text-14 max-md:min-h-11"
          >
            {copy.all}
          </a>
        </>
      ) : null}
    </Card>
  );
}
