import { useQuery } from '@tanstack/react-query';
import { CalendarDays, FolderSearch, MapPin, Users } from 'lucide-react';
import { Link } from 'react-router';
import { searchCopy as copy } from '../../copy/search.ts';
import { emptyList, projectListQuery } from '../../features/projects/projects.queries.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';

const skillsShown = 10;

const places = [
  { name: 'projects', to: paths.discover(), Icon: FolderSearch },
  { name: 'people', to: paths.discoverPeople(), Icon: Users },
  { name: 'events', to: paths.events(), Icon: CalendarDays },
] as const;

const signedInPlaces = [...places, { name: 'nearby', to: paths.nearby(), Icon: MapPin }] as const;

function WantedSkills() {
  const { data = emptyList } = useQuery(projectListQuery({}));
  const skills = data.facets.technologies.toSorted((a, b) => b.count - a.count).slice(0, skillsShown);
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="wanted-skills" className="mt-8 max-w-160">
      <h2 id="wanted-skills" className="mb-2 text-16 leading-6">
        {copy.wanted}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {skills.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={paths.search(value)}
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

/** Where to go without a search term: skills that projects ask for, and the lists. */
export function StartingPoints() {
  const user = useCurrentUser();
  return (
    <>
      <WantedSkills />
      <section aria-labelledby="browse" className="mt-8">
        <h2 id="browse" className="mb-2 text-16 leading-6">
          {copy.browse}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {(user ? signedInPlaces : places).map(({ name, to, Icon }) => (
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
                  {copy.places[name].title}
                </Link>
                <p className="text-14 text-muted">{copy.places[name].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
