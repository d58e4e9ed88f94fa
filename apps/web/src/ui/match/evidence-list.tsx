import { skillsCopy as copy } from '../../copy/skills.ts';
import { uiCopy } from '../../copy/ui.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { dayOf, type EvidencePiece, placeOf } from './evidence-words.ts';

/** Further pieces would add no information. */
const maxShown = 8;

function keyOf(piece: EvidencePiece): string {
  return `${piece.source} ${piece.project?.slug ?? ''} ${placeOf(piece)}`;
}

/** Links to the file on the code host or to the project here; plain text if neither is known. */
export function EvidencePlace({ piece }: { piece: EvidencePiece }) {
  const { url, project } = piece;
  const place = <bdi className="wrap-anywhere">{placeOf(piece)}</bdi>;
  if (project)
    return (
      <a href={paths.project(project.slug)} className="link inline-block min-h-6 py-0.5 text-14">
        {place}
      </a>
    );
  if (!url) return <span className="text-14">{place}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer nofollow"
      className="link inline-block min-h-6 py-0.5 text-14"
    >
      {place}
      <span className="sr-only"> {uiCopy.opensInNewTab}</span>
    </a>
  );
}

function Piece({ piece }: { piece: EvidencePiece }) {
  const { snippet, lastSeen } = piece;
  return (
    <li className="grid gap-1 py-2 not-first:border-t">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <EvidencePlace piece={piece} />
        <time dateTime={lastSeen} className="text-13 text-muted">
          {dayOf(piece)}
        </time>
      </div>
      {snippet ? (
        <code className="block rounded-6 bg-fill px-2 py-1 font-mono text-13 wrap-anywhere">
          <bdi>{snippet}</bdi>
        </code>
      ) : null}
    </li>
  );
}

/** The evidence for a skill, strongest first: repository, file and line with its text, or a project. */
export function EvidenceList({ pieces }: { pieces: readonly EvidencePiece[] }) {
  // Pieces without a visible name look the same, so they are listed once.
  const distinct = new Map(pieces.toReversed().map((piece) => [keyOf(piece), piece]));
  const shown = [...distinct].reverse();
  const more = shown.length - maxShown;
  return (
    <ul>
      {shown.slice(0, maxShown).map(([key, piece]) => (
        <Piece key={key} piece={piece} />
      ))}
      {more > 0 ? <li className="py-2 text-13 text-muted">{fill(copy.more, { count: more })}</li> : null}
    </ul>
  );
}
