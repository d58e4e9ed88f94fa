import type { ReactNode } from 'react';
import { repairCopy } from '../../../../copy/events/repair.ts';
import { fill } from '../../../../texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { scoreText } from '../../../../ui/events/formation-text.ts';
import { Figure } from '../../../../ui/figure.tsx';
import type { Difference } from './repair.queries.ts';

const copy = repairCopy.difference;

interface Line {
  key: string;
  text: ReactNode;
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className="text-14 font-semibold text-heading">{title}</h4>
      <ul className="text-14">
        {lines.map(({ key, text }) => (
          <li key={key} className="border-t py-2 wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function moveLines({ moved }: Difference): Line[] {
  return moved.map(({ participantId, username, from, to, reason, answer }) => ({
    key: participantId,
    text: (
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          {fill(copy.move, { name: username, from: from.name, to: to.name })}
          {answer ? <Badge>{copy.answers[answer]}</Badge> : null}
        </span>
        <span className="text-13 text-muted">{reason}</span>
      </span>
    ),
  }));
}

/** What a repair changes, by name, with the scores before and after. */
export function DifferenceLists({ difference }: { difference: Difference }) {
  const { moved, joined, left, unplaced, closed, created, attending, scoreBefore, score } = difference;
  const isEmpty = moved.length + joined.length + left.length + closed.length + created.length === 0;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4">
        <Figure label={copy.score}>
          {fill(copy.change, { before: scoreText(scoreBefore), after: scoreText(score) })}
        </Figure>
        <Figure label={copy.moved}>{fill(copy.movedOf, { moved: moved.length, attending })}</Figure>
      </dl>
      {isEmpty ? <p className="text-14">{copy.nothing}</p> : null}
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Lines title={copy.moves} lines={moveLines(difference)} />
        <Lines
          title={copy.joins}
          lines={joined.map(({ participantId, username, to }) => ({
            key: participantId,
            text: fill(copy.join, { name: username, to: to.name }),
          }))}
        />
        <Lines
          title={copy.leaves}
          lines={left.map(({ participantId, username, from, status }) => ({
            key: participantId,
            text: fill(status === 'absent' ? copy.absent : copy.left, { name: username, from: from.name }),
          }))}
        />
        <Lines
          title={copy.unplaced}
          lines={unplaced.map(({ participantId, username }) => ({ key: participantId, text: username }))}
        />
        <Lines
          title={copy.closes}
          lines={closed.map(({ id, name, mergedInto }) => ({
            key: id,
            text: mergedInto
              ? fill(copy.merged, { team: name, to: mergedInto.name })
              : fill(copy.ends, { team: name }),
          }))}
        />
        <Lines
          title={copy.opens}
          lines={created.map(({ id, name, members }) => ({
            key: id,
            text: fill(copy.created, { team: name, members: members.join(', ') }),
          }))}
        />
      </div>
    </>
  );
}
