import { Fragment } from 'react';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import type { Connection, Reader } from './explained.ts';
import { connectionText } from './explanation-text.ts';

export function ProjectLink({ project: { title, slug } }: { project: Connection['projects'][number] }) {
  return (
    <a href={paths.project(slug)} className="link box-decoration-clone py-0.5">
      <bdi className="wrap-anywhere">{title}</bdi>
    </a>
  );
}

interface ConnectionListProps {
  connections: readonly Connection[];
  reader: Reader;
}

/** Which connections count, with links to the projects that show them. */
export function ConnectionList({ connections, reader }: ConnectionListProps) {
  const self = useCurrentUser()?.username;
  return (
    <ul className="text-13 text-muted">
      {connections.map((connection) => (
        <li key={connection.kind} className="wrap-anywhere">
          {connectionText(connection, reader, self)}
          {connection.projects.map((project, index) => (
            <Fragment key={project.slug}>
              {index === 0 ? ': ' : ', '}
              <ProjectLink project={project} />
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
