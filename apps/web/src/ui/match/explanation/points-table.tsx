import { Fragment } from 'react';
import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { fill } from '../../../texts.ts';
import { Bar } from '../../charts/bars.tsx';
import { EvidencePlace } from '../evidence-list.tsx';
import type { EvidencePiece } from '../evidence-words.ts';
import { SkillMark } from '../skill-mark.tsx';
import {
  type Connection,
  type Explained,
  type ExplainedSkill,
  type PointRow,
  pointRows,
  type Reader,
  type Share,
} from './explained.ts';
import { connectionText, evidenceText } from './explanation-text.ts';

export interface EvidencedSkill extends ExplainedSkill {
  evidence: readonly EvidencePiece[];
  finishedProjects: readonly { title: string; slug: string }[];
}

export interface FullMatch extends Explained {
  connections: readonly Connection[];
  seatSkills: readonly EvidencedSkill[];
}

function Points({ share }: { share: Share | null }) {
  if (share === null)
    return (
      <td className="border-t py-2 pl-3 text-right text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{copy.notCounted}</span>
      </td>
    );
  const { points, max } = share;
  return (
    <td className="border-t py-2 pl-3 text-right font-semibold text-heading tabular-nums">
      <span className="inline-flex items-center gap-3">
        <Bar percent={max === 0 ? 0 : (points / max) * 100} className="w-16 max-sm:hidden" />
        <span className="sm:w-14">
          <span aria-hidden="true">{fill(copy.share, { points, max })}</span>
          <span className="sr-only">{fill(copy.shareInWords, { points, max })}</span>
        </span>
      </span>
    </td>
  );
}

/** The skill with its sign, what it rests on, and the places that show it. */
function SkillLabel({ skill }: { skill: EvidencedSkill }) {
  return (
    <span className="grid min-w-0 grid-cols-[16px_minmax(0,1fr)] gap-x-2.5">
      <span className="pt-0.5">
        <SkillMark how={skill.how} quiet />
      </span>
      <span className="min-w-0">
        <span className="wrap-anywhere">
          <b>{skill.label}</b>, {evidenceText(skill)}
        </span>
        {skill.evidence.map((piece) => (
          <span
            key={`${piece.source} ${piece.url} ${piece.project?.slug} ${piece.file}`}
            className="block text-13"
          >
            <EvidencePlace piece={piece} />
          </span>
        ))}
        {skill.finishedProjects.map((project) => (
          <span key={project.slug} className="block text-14">
            <ProjectLink project={project} />
          </span>
        ))}
      </span>
    </span>
  );
}

function ProjectLink({ project: { title, slug } }: { project: Connection['projects'][number] }) {
  return (
    <a href={paths.project(slug)} className="link inline-block min-h-6 py-0.5">
      <bdi className="wrap-anywhere">{title}</bdi>
    </a>
  );
}

/** Which connections count, with links to the projects that show them. */
function Connections({ connections, reader }: Pick<FullMatch, 'connections'> & { reader: Reader }) {
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

interface RowProps {
  row: PointRow<EvidencedSkill>;
  connections: readonly Connection[];
  reader: Reader;
}

function Row({ row, connections, reader }: RowProps) {
  const { key, label, skill, assumed, youToProject, projectToYou } = row;
  return (
    <tr className="align-top">
      <th scope="row" className="border-t py-2 text-left font-normal">
        {skill ? <SkillLabel skill={skill} /> : label}
        {assumed ? <span className="block text-13 text-muted">{copy.assumed}</span> : null}
        {key === 'connections' ? <Connections connections={connections} reader={reader} /> : null}
        {key === 'exposure' ? (
          <span className="block text-13 text-muted">{copy.notes.exposure[reader.kind]}</span>
        ) : null}
      </th>
      <Points share={youToProject} />
      <Points share={projectToYou} />
    </tr>
  );
}

/** Both directions of a score in one table: the skills, then all other terms, which add up to the last row. */
export function PointsTable({ match, reader }: { match: FullMatch; reader: Reader }) {
  const head = 'pb-2 pl-3 text-right font-medium text-muted';
  const total = 'border-t border-control pt-2 pl-3 text-right font-semibold text-heading tabular-nums';
  return (
    <table className="w-full border-separate border-spacing-0 text-14">
      <caption className="sr-only">{copy.table}</caption>
      <thead className="align-bottom text-13">
        <tr>
          <th scope="col" className="pb-2 text-left font-medium text-muted">
            {copy.part}
          </th>
          <th scope="col" className={`${head} w-18`}>
            {copy.toProject[reader.kind]}
          </th>
          <th scope="col" className={`${head} w-18`}>
            {copy.toUser[reader.kind]}
          </th>
        </tr>
      </thead>
      <tbody>
        {pointRows(match).map((row) => (
          <Row key={row.key} row={row} connections={match.connections} reader={reader} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="border-t border-control pt-2 text-left font-semibold text-heading">
            {copy.total}
          </th>
          {([match.fit.youToProject, match.fit.projectToYou] as const).map((points, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one cell per direction
            <td key={index} className={total}>
              <span aria-hidden="true">{fill(copy.share, { points, max: 100 })}</span>
              <span className="sr-only">{fill(copy.shareInWords, { points, max: 100 })}</span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
