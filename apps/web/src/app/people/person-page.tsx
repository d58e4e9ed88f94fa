import { Link } from 'react-router';
import { peopleCopy } from '../../copy/people.ts';
import { InvitePerson } from '../../features/matching/invite-person.tsx';
import { ownProjectsQuery } from '../../features/matching/matching.queries.ts';
import type { PersonDetails } from '../../features/people/people.queries.ts';
import { fillProfile, PersonProfile } from '../../features/people/person-profile.tsx';
import { pageLoader } from '../../lib/served/page-loader.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** The profile, and the projects to which the viewer can invite the user. */
export const personLoader = pageLoader(async (load) => {
  const { cache, user } = load;
  await Promise.all([fillProfile(load), user && cache.prefetchQuery(ownProjectsQuery(user.username))]);
});

/** The project that the user fits best and can be invited to. */
function bestProjectOf({ fits }: PersonDetails): string | undefined {
  return fits.find(({ relation }) => relation === 'none')?.project.id;
}

/** The public page of a user. */
export function PersonPage() {
  const isGuest = useCurrentUser() === null;
  return (
    <PersonProfile
      renderAction={(person) =>
        isGuest && person.openToCollaborate ? (
          <Link to={paths.signIn(paths.person(person.username))} className={buttonClass()}>
            {peopleCopy.invite.signIn}
          </Link>
        ) : (
          <InvitePerson person={person} variant="primary" text="long" projectId={bestProjectOf(person)} />
        )
      }
    />
  );
}
