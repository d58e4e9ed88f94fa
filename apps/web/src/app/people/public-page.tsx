import { InvitePerson } from '../../features/matching/invite-person.tsx';
import { PersonPage } from '../../features/people/person-page.tsx';

export { personLoader } from '../../features/people/person-page.tsx';

/** The public page of a user, with an invitation for users who are open to collaborate. */
export function PublicPage() {
  return (
    <PersonPage
      renderAction={(person) =>
        person.openToCollaborate ? <InvitePerson person={person} variant="primary" text="long" /> : null
      }
    />
  );
}
