import { InvitePerson } from '../../features/matching/invite-person.tsx';
import { NearbyBrowser } from '../../features/nearby/nearby-browser.tsx';
import { ProjectCard } from '../../features/projects/project-card.tsx';
import { JoinAction } from '../../features/requests/join-action.tsx';

/** Nearby, with the actions of the other lists. */
export function NearbyPage() {
  return (
    <NearbyBrowser
      renderProject={(project) => (
        <ProjectCard project={project} action={<JoinAction project={project} />} heading="h4" />
      )}
      renderAction={(person) => (
        <InvitePerson
          person={person}
          size="sm"
          projectId={person.ownFit?.project.id}
          relation={person.ownFit?.relation}
        />
      )}
    />
  );
}
