import { type Step, weakestRuleOf } from '@teamwright/matching/events/review.ts';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { deskCopy } from '../../../../../copy/events/desk.ts';
import { reviewCopy as copy } from '../../../../../copy/events/review.ts';
import { useMediaQuery } from '../../../../../lib/use-media-query.ts';
import { fill } from '../../../../../texts.ts';
import { ruleNameIn } from '../../rules/rule-drafts.ts';
import type { Formation, FormedTeam, Participant } from '../teams.queries.ts';
import { DragBoard, noTeamArea } from './drag-board.tsx';
import { MemberRow, type RowActions } from './member-row.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ReviewBar } from './review-bar.tsx';
import { useReviewEngine } from './review-engine.ts';
import { newTeamId, teamOf } from './review-steps.ts';
import { SwapDialog } from './swap-list.tsx';
import { DropCard, TeamCard } from './team-card.tsx';
import { useHistoryKeys } from './use-history-keys.ts';
import { useReview } from './use-review.ts';
import { useRowKeys } from './use-row-keys.ts';

/** With more teams, those far off screen are not laid out and have no buttons. */
const manyTeams = 60;

/** The drop areas beside the teams: a new team, and no team with the participants who are in none. */
function OtherAreas({ unplaced, actions }: { unplaced: readonly string[]; actions: RowActions }) {
  const list = useRef<HTMLUListElement>(null);
  const rowKeys = useRowKeys(list);
  return (
    <>
      {actions.canReview ? (
        <DropCard id={newTeamId} isEmpty>
          <h4 className="text-16 font-semibold text-heading">{copy.newTeam}</h4>
          <p className="text-14 text-muted max-md:hidden">{copy.newTeamHint}</p>
        </DropCard>
      ) : null}
      {actions.canReview || unplaced.length > 0 ? (
        <DropCard id={noTeamArea} isEmpty={unplaced.length === 0}>
          <h4 className="text-16 font-semibold text-heading">{copy.unplaced}</h4>
          {unplaced.length === 0 ? <p className="text-14 text-muted">{copy.unplacedNone}</p> : null}
          <ul ref={list} aria-label={copy.unplaced} {...rowKeys} className="mt-2 empty:hidden">
            {unplaced.map((participantId) => (
              <MemberRow
                key={participantId}
                participantId={participantId}
                team={undefined}
                locked={false}
                isNear
                actions={actions}
              />
            ))}
          </ul>
        </DropCard>
      ) : null}
    </>
  );
}

interface HeadProps {
  heading: RefObject<HTMLHeadingElement | null>;
  teams: number;
  canReview: boolean;
}

function BoardHead({ heading, teams, canReview }: HeadProps) {
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} id="team-board" className="text-18">
        {canReview ? `${copy.title}, ` : null}
        {teams === 1 ? copy.countOne : fill(copy.count, { teams })}
      </h3>
      {canReview ? <p className="text-14 text-muted">{copy.text}</p> : null}
    </div>
  );
}

interface TeamGridProps extends Pick<ComponentProps<typeof TeamCard>, 'actions' | 'onSwaps'> {
  board: RefObject<HTMLUListElement | null>;
  teamList: readonly FormedTeam[];
  /** The team into which a dialog moved a participant. */
  target: FormedTeam | undefined;
  unplaced: readonly string[];
}

function TeamGrid({ board, teamList, target, unplaced, actions, onSwaps }: TeamGridProps) {
  return (
    <ul ref={board} className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {teamList.map((team) => (
        <TeamCard
          key={team.id}
          team={team}
          actions={actions}
          isLazy={teamList.length > manyTeams}
          isTarget={team === target}
          onSwaps={onSwaps}
        />
      ))}
      <OtherAreas unplaced={unplaced} actions={actions} />
    </ul>
  );
}

/** The dialog that is open. */
type Opened = { readonly person: string } | { readonly team: FormedTeam };

type OpenedProps = Omit<ComponentProps<typeof MoveDialog>, 'participantId'> & { opened: Opened };

function OpenedDialog({ opened, ...props }: OpenedProps) {
  if ('person' in opened) return <MoveDialog participantId={opened.person} {...props} />;
  const { busy: _, onMove, ...shared } = props;
  return <SwapDialog team={opened.team} onSwap={onMove} {...shared} />;
}

/** Undone moves leave teams without members. */
function filledTeams({ teamList }: Formation): FormedTeam[] {
  return teamList.filter(({ members }) => members.length > 0);
}

/** Teams that break a rule, then those with the lowest score. */
function worstFirst(one: FormedTeam, other: FormedTeam): number {
  return Number(one.broken === null) - Number(other.broken === null) || one.score - other.score;
}

/**
 * On phones, the worst teams first, as they were when the version was opened: a move changes scores, and the rows must
 * not jump. New teams come last.
 */
function useTeamOrder(teams: readonly FormedTeam[], version: number): readonly FormedTeam[] {
  const isPhone = useMediaQuery('(width < 768px)');
  const orderNow = () => ({ version, ids: teams.toSorted(worstFirst).map(({ id }) => id) });
  const [order, setOrder] = useState(orderNow);
  if (order.version !== version) setOrder(orderNow());
  if (!isPhone) return teams;
  const ranks = new Map(order.ids.map((id, rank) => [id, rank]));
  const rankOf = ({ id }: FormedTeam) => ranks.get(id) ?? ranks.size;
  return teams.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Undefined for participants who take part. */
function absenceText(participant: Participant | undefined): string | undefined {
  const isGone = participant?.status === 'absent' || participant?.status === 'withdrawn';
  return isGone ? deskCopy.list.statuses[participant.status] : undefined;
}

type Moved = Pick<Step, 'person' | 'from'>;

/**
 * After a move by a dialog, the participant's button gets the focus as soon as it is in the new team. Until then, the
 * heading has it.
 * @returns the new team, and what to call before a move
 */
function useMovedFocus(
  formation: Formation,
  board: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const [moved, setMoved] = useState<Moved>();
  // The row can go back and forth until the server confirms the move. The user's next action ends this.
  const isFollowing = useRef(false);
  const team = moved && teamOf(formation, moved.person);
  const hasArrived = moved !== undefined && (team?.id ?? null) !== moved.from;
  useEffect(() => {
    function stop(): void {
      isFollowing.current = false;
    }
    const types = ['keydown', 'pointerdown'];
    for (const type of types) addEventListener(type, stop, true);
    return () => {
      for (const type of types) removeEventListener(type, stop, true);
    };
  }, []);
  // Runs again for each new state of the teams.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const isFree = [heading.current, document.body].some((element) => element === document.activeElement);
    if (!hasArrived || !isFollowing.current || !isFree) return;
    board.current?.querySelector<HTMLElement>(`[data-person="${moved.person}"] > button:last-child`)?.focus();
  }, [formation, moved, board, heading]);
  function follow(step: Moved | undefined): void {
    setMoved(step);
    isFollowing.current = true;
    heading.current?.focus();
  }
  return { target: hasArrived ? team : undefined, follow };
}

interface BoardProps {
  eventId: string;
  formation: Formation;
  people: ReadonlyMap<string, Participant>;
  /** Published teams stay as they are. */
  canReview: boolean;
}

/** The teams of a version: move participants by drag, key or dialog, lock them, undo and redo. */
export function TeamBoard({ eventId, formation, people, canReview }: BoardProps) {
  const [opened, setOpened] = useState<Opened>();
  const heading = useRef<HTMLHeadingElement>(null);
  const board = useRef<HTMLUListElement>(null);
  const engine = useReviewEngine(eventId, formation, { people, canReview });
  const { target, follow } = useMovedFocus(formation, board, heading);
  const review = useReview({ eventId, formation, people, review: engine.review });
  const { nameOf, lock } = review;
  const isFree = canReview && !review.isPending;
  useHistoryKeys({
    undo: isFree && formation.can.undo ? review.undo : undefined,
    redo: isFree && formation.can.redo ? review.redo : undefined,
  });
  const teamList = useTeamOrder(filledTeams(formation), formation.version);
  const actions: RowActions = {
    canReview,
    nameOf,
    lock,
    rolesOf: (id) => (people.get(id)?.roles ?? []).map(({ role }) => role).join(', '),
    absenceOf: (id) => absenceText(people.get(id)),
    ruleNameOf: (id) => ruleNameIn(formation.rules, id, nameOf),
    weakestOf(id) {
      const weakest = engine.review && weakestRuleOf(engine.review, id);
      return formation.rules.some((rule) => rule.id === weakest) ? weakest : undefined;
    },
    openMove: (person) => setOpened({ person }),
  };

  function moveFromDialog(steps: readonly Step[]): void {
    setOpened(undefined);
    // The button of the moved participant is in another team then.
    follow(opened && 'person' in opened ? steps.find(({ person }) => person === opened.person) : steps[0]);
    review.move(steps);
  }

  return (
    <section aria-labelledby="team-board" className="grid gap-4">
      <BoardHead heading={heading} teams={teamList.length} canReview={canReview} />
      {canReview ? <ReviewBar formation={formation} status={engine.status} review={review} /> : null}
      <DragBoard
        formation={formation}
        review={engine.review}
        nameOf={nameOf}
        board={board}
        heading={heading}
        onMove={(step) => review.move([step])}
      >
        <TeamGrid
          board={board}
          teamList={teamList}
          target={target}
          unplaced={formation.unplaced}
          actions={actions}
          onSwaps={canReview ? (team) => setOpened({ team }) : undefined}
        />
      </DragBoard>
      {opened ? (
        <OpenedDialog
          opened={opened}
          formation={formation}
          engine={engine}
          nameOf={nameOf}
          busy={review.isPending}
          onMove={moveFromDialog}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </section>
  );
}
