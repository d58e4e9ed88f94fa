import { teamCopy } from '../../copy/projects/team.ts';
import { TeamBuilder } from '../../features/matching/team/team-builder.tsx';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { ProjectOfAddress } from './project-of-address.tsx';

/** 'Build my team' for one project. The server rejects users who are not its owner or a co-owner. */
export function TeamPage() {
  return (
    <ProjectOfAddress pathOf={paths.projectTeam}>
      {(project) => (
        <div className="wrap py-6 pb-24 md:pt-8 md:pb-16">
          <PageTitle>{`${teamCopy.title}: ${project.title}`}</PageTitle>
          <BackLink href={paths.project(project.slug)} label={teamCopy.back} />
          <h1>{teamCopy.title}</h1>
          <p className="mt-1 mb-6 max-w-[64ch] text-muted">{fill(teamCopy.text, { title: project.title })}</p>
          {project.can.composeTeam || project.can.edit ? (
            <SectionBoundary key={project.id}>
              <TeamBuilder project={project} />
            </SectionBoundary>
          ) : (
            <EmptyState
              title={teamCopy.notYours}
              hint={teamCopy.notYoursHint}
              className="rounded-10 border"
            />
          )}
        </div>
      )}
    </ProjectOfAddress>
  );
}
