import { InvitePerson } from '../../features/matching/invite-person.tsx';
import { ownProjectsQuery } from '../../features/matching/matching.queries.ts';
import { fillProfile, PersonProfile } from '../../features/people/person-profile.tsx';
import { pageLoader } from '../../lib/served/page-loader.ts';

/** The profile, and the projects to which the viewer can invite the user. */
export const personLoader = pageLoader(async (load) => {
  const { cache, user } = load;
  await Promise.all([fillProfile(load), user && cache.prefetchQuery(ownProjectsQuery(user.username))]);
});

/** The public page of a user. */
export function PersonPage() {
  return (
    <PersonProfile
      renderAction={(person) => <InvitePerson person={person} variant="primary" text="long" />}
    />
  );
}
