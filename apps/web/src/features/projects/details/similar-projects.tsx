import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { inOneParagraph } from '../../../lib/in-one-paragraph.ts';
import { paths } from '../../../paths.ts';
import { MatchLine } from '../../../ui/match/match-score.tsx';
import { TagList } from '../../../ui/tag.tsx';

/**
 * Other projects with similar requirements. Optional: renders nothing while it loads, on failure, or without
 * results.
 */
export function SimilarProjects({ projectId }: { projectId: string }) {
  const headingId = useId();
  const { data } = useQuery(endpointQuery('projects.similar', { params: { id: projectId } }));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mb-8 lg:mb-12">
      <h2 id={headingId} className="mb-4">
        {projectsCopy.page.similar}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {data.map(({ id, slug, title, description, shared, match }) => (
          <li
            key={id}
            className="relative grid min-w-0 content-start gap-2 rounded-10 border bg-card p-4 hover:border-control"
          >
            <h3 className="line-clamp-2 text-14 leading-5 wrap-anywhere text-wrap">
              <Link
                to={paths.project(slug)}
                className="text-inherit no-underline after:absolute after:inset-0 after:rounded-10"
              >
                <bdi>{title}</bdi>
              </Link>
            </h3>
            <p dir="auto" className="line-clamp-2 text-13 text-muted max-sm:hidden">
              {inOneParagraph(description)}
            </p>
            <TagList
              label={projectsCopy.page.shared}
              tags={shared.slice(0, 3).map((label) => ({ kind: 'covered', label }))}
            />
            {match ? <MatchLine score={match.score} tier={match.tier} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
