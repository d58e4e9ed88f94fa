import { cx } from 'class-variance-authority';
import { ArrowLeftRight, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { reviewCopy as copy } from '../../../../../copy/events/review.ts';
import { fill } from '../../../../../texts.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import type { FormedTeam } from '../teams.queries.ts';
import { dropAttribute } from './drop-areas.ts';
import { useLiveScores } from './live-scores.ts';
import { MemberRow, type RowActions } from './member-row.tsx';
import { changeText } from './review-steps.ts';
import { useNear } from './use-near.ts';
import { useRowKeys } from './use-row-keys.ts';

interface DropCardProps {
  /** The drop area. */
  id: string;
  /** Without members. The edge is then dashed. */
  isEmpty?: boolean;
  /** The card is not laid out while it is off screen. */
  isLazy?: boolean;
  children: ReactNode;
}

/** A card in the grid of teams on which participants can be dropped. */
export function DropCard({ id, isEmpty, isLazy, children }: DropCardProps) {
  const isOver = useLiveScores(({ area }) => area === id);
  return (
    <li
      {...{ [dropAttribute]: id }}
      className={cx(
        'relative min-w-0 scroll-mt-32 content-start rounded-10 border bg-card p-4 max-md:py-2',
        isLazy &&
          '[contain-intrinsic-size:auto_6rem] [content-visibility:auto] md:[contain-intrinsic-size:auto_17rem]',
        isEmpty && 'border-dashed',
        isOver && 'border-primary bg-tint',
      )}
    >
      {children}
    </li>
  );
}

/** The score of a team. While a drag would change the team, also its new score. */
function TeamScore({ team, ruleNameOf }: Pick<RowActions, 'ruleNameOf'> & { team: FormedTeam }) {
  const live = useLiveScores(({ preview }) => preview?.teams.get(team.id));
  const { score, broken } = live ?? team;
  return (
    <>
      <Badge tone={broken === null ? (live ? 'info' : 'neutral') : 'danger'}>
        {fill(copy.score, { score: changeText(team.score, score) })}
      </Badge>
      {broken === null ? null : (
        <p className="basis-full text-13 wrap-anywhere text-danger">
          {fill(copy.broken, { rule: ruleNameOf(broken) })}
        </p>
      )}
    </>
  );
}

interface TeamCardProps {
  team: FormedTeam;
  actions: RowActions;
  /** The card is one of very many, and is not laid out while it is off screen. */
  isLazy: boolean;
  /** A dialog has just moved a participant into this team. The card opens, so that their row can have the focus. */
  isTarget: boolean;
  /** Undefined if swaps cannot be made. */
  onSwaps: ((team: FormedTeam) => void) | undefined;
}

/**
 * On phones, the card is one row until the organiser opens it: the score, and the rule that costs the team the most.
 */
export function TeamCard({ team, actions, isLazy, isTarget, onSwaps }: TeamCardProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(isTarget);
  const [wasTarget, setWasTarget] = useState(isTarget);
  if (wasTarget !== isTarget) {
    setWasTarget(isTarget);
    setOpen(isOpen || isTarget);
  }
  const weakest = team.broken === null ? actions.weakestOf(team.id) : undefined;
  const isNear = useNear(list, isLazy && !isTarget);
  const rowKeys = useRowKeys(list);
  return (
    <DropCard id={team.id} isLazy={isLazy}>
      <div className={cx('flex flex-wrap items-center gap-2 md:mb-2', isOpen && 'max-md:mb-2')}>
        <h4 className="min-w-0 flex-1 text-16 font-semibold wrap-anywhere text-heading">
          <span className="max-md:hidden">{team.name}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="flex min-h-11 w-full items-center gap-2 rounded-6 text-left md:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight
              aria-hidden="true"
              className={cx('flex-none text-muted transition-transform duration-120', isOpen && 'rotate-90')}
            />
            {team.name}
          </button>
        </h4>
        {onSwaps && isNear ? (
          <Button
            variant="ghost"
            size="tool"
            className={isOpen ? undefined : 'max-md:hidden'}
            aria-label={fill(copy.swaps.open, { team: team.name })}
            onClick={() => onSwaps(team)}
          >
            <ArrowLeftRight aria-hidden="true" />
          </Button>
        ) : null}
        <TeamScore team={team} ruleNameOf={actions.ruleNameOf} />
        {weakest === undefined ? null : (
          <p className="basis-full text-13 wrap-anywhere text-muted md:hidden">
            {fill(copy.weakest, { rule: actions.ruleNameOf(weakest) })}
          </p>
        )}
      </div>
      <ul
        ref={list}
        id={id}
        aria-label={team.name}
        {...rowKeys}
        className={isOpen ? undefined : 'max-md:hidden'}
      >
        {team.members.map(({ participantId, locked }) => (
          <MemberRow
            key={participantId}
            participantId={participantId}
            team={team}
            locked={locked}
            isNear={isNear}
            actions={actions}
          />
        ))}
      </ul>
    </DropCard>
  );
}
