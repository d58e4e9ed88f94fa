import {
  type Announcements,
  DndContext,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type Preview, previewSteps, type Review, type Step } from '@teamwright/matching/events/review.ts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { reviewCopy as copy } from '../../../../../copy/events/review.ts';
import { fill } from '../../../../../texts.ts';
import { Announcer } from '../../../../../ui/state/announcer.tsx';
import type { Formation } from '../teams.queries.ts';
import { DraggedCard } from './dragged-card.tsx';
import { useDropAreas } from './drop-areas.ts';
import { keepEarlyKeys } from './early-keys.ts';
import { showLiveScores } from './live-scores.ts';
import { scoresText, teamName, teamOf } from './review-steps.ts';

/** The drop area for participants in no team. */
export const noTeamArea = 'none';

/** In pixels. A shorter movement is a click. */
const mouse = { activationConstraint: { distance: 6 } };
/** In milliseconds. A shorter touch scrolls the page. */
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };

interface DragBoardProps {
  formation: Formation;
  review: Review | undefined;
  nameOf: (participantId: string) => string;
  /** Contains all drop areas. */
  board: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  onMove: (step: Step) => void;
  children: ReactNode;
}

/** After a move by key, the focus stays with the participant, whose row is in another team now. */
function useKeptFocus(
  formation: Formation,
  board: DragBoardProps['board'],
  heading: DragBoardProps['heading'],
) {
  const person = useRef<string | undefined>(undefined);
  // Runs again for each new state of the teams.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (person.current === undefined || document.activeElement !== document.body) return;
    const handle = board.current?.querySelector<HTMLElement>(`[data-person="${person.current}"] button`);
    (handle ?? heading.current)?.focus();
  }, [formation, board, heading]);
  return (moved: string) => {
    person.current = moved;
  };
}

type Active = Pick<DragStartEvent, 'active'>;

const personOf = ({ active: { id } }: Active) => String(id);

interface Dragging extends Pick<DragBoardProps, 'formation' | 'nameOf'> {
  /** The drop area under the participant. */
  area: () => string | undefined;
  /** Undefined over no drop area, and over the own team. */
  stepOf: (person: string) => Step | undefined;
  previewOf: (step: Step | undefined) => Preview | undefined;
}

function textsOf({ formation, nameOf }: Dragging, person: string) {
  return { name: nameOf(person), team: teamName(formation, teamOf(formation, person)?.id ?? null) };
}

/** Where a dragged participant is, with the scores after a drop. */
function overText(dragging: Dragging, person: string): string {
  const { formation, area, stepOf, previewOf } = dragging;
  const { name, team } = textsOf(dragging, person);
  const step = stepOf(person);
  if (area() === undefined) return fill(copy.drag.overNone, { name });
  if (step === undefined) return fill(copy.drag.overOwn, { name, team });
  const preview = previewOf(step);
  const scores = preview ? scoresText(formation, preview) : '';
  return fill(copy.drag.over, { name, team: teamName(formation, step.to), scores }).trim();
}

/** What screen readers announce while a participant is dragged. */
function announcementsOf(dragging: Dragging): Announcements {
  const { formation, stepOf } = dragging;
  return {
    onDragStart: (start) => fill(copy.drag.picked, textsOf(dragging, personOf(start))),
    onDragOver: (dragged) => overText(dragging, personOf(dragged)),
    onDragEnd(dragged) {
      const { name, team } = textsOf(dragging, personOf(dragged));
      const step = stepOf(personOf(dragged));
      return step === undefined
        ? fill(copy.drag.cancelled, { name, team })
        : fill(copy.drag.dropped, { name, team: teamName(formation, step.to) });
    },
    onDragCancel: (dragged) => fill(copy.drag.cancelled, textsOf(dragging, personOf(dragged))),
  };
}

/** Scores that become known while a participant is held over a team are shown then. Returns what to announce. */
function useLateScores(person: string | undefined, review: Review | undefined, dragging: Dragging) {
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the events of the drag show all other changes
  useEffect(() => {
    const preview = person === undefined ? undefined : dragging.previewOf(dragging.stepOf(person));
    if (person === undefined || preview === undefined) return;
    showLiveScores({ area: dragging.area(), preview });
    setAnnounced(overText(dragging, person));
  }, [review]);
  return { announced, forget: () => setAnnounced('') };
}

/** Dragging by mouse, touch and keyboard. While a participant is held over a team, the new scores are shown. */
export function DragBoard({ formation, review, nameOf, board, heading, onMove, children }: DragBoardProps) {
  const [dragged, setDragged] = useState<string>();
  const { coordinateGetter, collisionDetection, current, reset } = useDropAreas(board);
  const keepFocus = useKeptFocus(formation, board, heading);
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  function stepOf(person: string): Step | undefined {
    const area = current();
    if (area === undefined) return undefined;
    const to = area === noTeamArea ? null : area;
    const from = teamOf(formation, person)?.id ?? null;
    return from === to ? undefined : { person, from, to };
  }

  const previewOf = (step: Step | undefined) => (step && review ? previewSteps(review, [step]) : undefined);
  const dragging = { formation, nameOf, area: current, stepOf, previewOf };
  const late = useLateScores(dragged, review, dragging);

  function end(): void {
    setDragged(undefined);
    late.forget();
    showLiveScores();
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{
        announcements: announcementsOf(dragging),
        screenReaderInstructions: { draggable: copy.drag.instructions },
      }}
      onDragStart={(start) => {
        reset();
        if (start.activatorEvent instanceof KeyboardEvent) keepEarlyKeys(start.activatorEvent);
        setDragged(personOf(start));
      }}
      onDragOver={(over) => {
        late.forget();
        showLiveScores({ area: current(), preview: previewOf(stepOf(personOf(over))) });
      }}
      onDragEnd={(dropped) => {
        const step = stepOf(personOf(dropped));
        end();
        if (step === undefined) return;
        if (dropped.activatorEvent instanceof KeyboardEvent) keepFocus(step.person);
        onMove(step);
      }}
      onDragCancel={end}
    >
      <Announcer>{late.announced}</Announcer>
      {children}
      <DragOverlay dropAnimation={null} className="pointer-events-none">
        {dragged === undefined ? null : <DraggedCard formation={formation} name={nameOf(dragged)} />}
      </DragOverlay>
    </DndContext>
  );
}
