import { skillsCopy as copy } from '../copy/skills.ts';
import { uiCopy } from '../copy/ui.ts';
import { formatDay } from '../lib/dates.ts';
import { fill } from '../texts.ts';

/** One piece of what shows a skill. The snippet is somebody else's text: it is shown, never interpreted. */
export interface EvidencePiece {
  source: keyof typeof copy.sources;
  repository: string | null;
  isPrivate: boolean;
  file: string | null;
  line: number | null;
  snippet: string;
  url: string | null;
  lastSeen: string;
}

/** More than these say nothing new. */
const mostShown = 8;

function placeOf({ source, repository, isPrivate, file, line }: EvidencePiece): string {
  if (!repository) return isPrivate ? copy.privateRepository : copy.sources[source];
  const place = file ?? copy.sources[source];
  const at = line ? `, ${fill(copy.line, { line })}` : '';
  return `${repository}: ${place}${at}`;
}

function Piece({ piece }: { piece: EvidencePiece }) {
  const { url, snippet, lastSeen } = piece;
  const place = <bdi className="wrap-anywhere">{placeOf(piece)}</bdi>;
  return (
    <li className="grid gap-1 py-2 not-first:border-t">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer nofollow" className="link py-0.5 text-14">
            {place}
            <span className="sr-only"> {uiCopy.opensInNewTab}</span>
          </a>
        ) : (
          <span className="text-14">{place}</span>
        )}
        <time dateTime={lastSeen} className="text-13 text-muted">
          {fill(copy.lastActive, { day: formatDay(lastSeen) })}
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

/** What shows a skill, the strongest first: repository, file, line and the line itself. */
export function EvidenceList({ pieces }: { pieces: readonly EvidencePiece[] }) {
  // What is not named to others looks the same, and is said once.
  const distinct = new Map(pieces.toReversed().map((piece) => [`${piece.source} ${placeOf(piece)}`, piece]));
  const shown = [...distinct].reverse();
  const more = shown.length - mostShown;
  return (
    <ul>
      {shown.slice(0, mostShown).map(([key, piece]) => (
        <Piece key={key} piece={piece} />
      ))}
      {more > 0 ? <li className="py-2 text-13 text-muted">{fill(copy.more, { count: more })}</li> : null}
    </ul>
  );
}
