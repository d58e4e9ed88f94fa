import { Link } from 'react-router';
import { profilesCopy as copy } from '../../copy/accounts/profiles.ts';
import { paths, profileSections } from '../../paths.ts';

const linkClass =
  'flex min-h-11 items-center rounded-6 px-3 text-14 font-medium text-text no-underline hover:bg-fill md:min-h-10';

/**
 * Links to the sections of the profile: a row, from 1280 px a column on the left. On phones, the folded sections are
 * the index.
 */
export function ProfileIndex() {
  return (
    <nav aria-label={copy.index} className="min-w-0 max-xl:-mx-3 max-md:hidden xl:sticky xl:top-22">
      <ul className="flex overflow-x-auto whitespace-nowrap xl:grid xl:gap-0.5">
        {profileSections.map((section) => (
          <li key={section}>
            <Link to={paths.profile(section)} className={linkClass}>
              {copy.sections[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
