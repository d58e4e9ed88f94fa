import { useQuery } from '@tanstack/react-query';
import { CalendarDays, FolderSearch, MapPin, Users } from 'lucide-react';
import { Link } from 'react-router';
import { searchCopy as copy } from '../../copy/search.ts';
import { emptyList, projectListQuery } from '../../features/projects/projects.queries.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';

const technologiesShown = 10;

const lists = [
  { name: 'projects', to: paths.discover(), Icon: FolderSearch },
  { name: 'people', to: paths.discover({ show: 'people' }), Icon: Users },
  { name: 'events', to: paths.events(), Icon: CalendarDays },
] as const;

const signedInLists = [...lists, { name: 'nearby', to: paths.nearby(), Icon: MapPin }] as const;

/** The counted projects are those that the link shows: with any status that lists show. */
function UsedTechnologies() {
  const { data = emptyList } = useQuery(projectListQuery({}));
  const technologies = data.facets.technologies.slice(0, technologiesShown);
  if (technologies.length === 0) return null;
  return (
    <section aria-labelledby="used-technologies" className="mt-8 max-w-160">
      <h2 id="used-technologies" className="mb-2 text-16 leading-6">
        {copy.technologies}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {technologies.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={paths.discover({ technology: value, status: 'any' })}
              className="inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-14 text-text no-underline hover:border-control hover:bg-fill max-md:min-h-11"
            >
              {value} <span className="text-13 text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where to go without a search term: the technologies of most projects, and the lists. */
export function StartingPoints() {
  const user = useCurrentUser();
  return (
    <>
      <UsedTechnologies />
      <section aria-labelledby="browse" className="mt-8">
        <h2 id="browse" className="mb-2 text-16 leading-6">
          {copy.browse}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {(user ? signedInLists : lists).map(({ name, to, Icon }) => (
            <li
              key={name}
              className="relative flex items-start gap-3 rounded-10 border bg-card p-4 hover:border-control"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-primary" />
              <div className="min-w-0">
                <Link
                  to={to}
                  className="font-semibold text-heading no-underline after:absolute after:inset-0 after:rounded-10"
                >
                  {copy.lists[name].title}
                </Link>
                <p className="text-14 text-muted">{copy.lists[name].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
