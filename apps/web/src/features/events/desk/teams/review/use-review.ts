import { previewSteps, type Review, type Step } from '@teamwright/matching/events/review.ts';
import { reviewCopy as copy } from '../../../../../copy/events/review.ts';
import { call } from '../../../../../lib/api/api.ts';
import { fill } from '../../../../../texts.ts';
import { useReviewChange } from '../../../events.queries.ts';
import { type Formation, type Participant, setFormation } from '../teams.queries.ts';
import { teamName, withSteps } from './review-steps.ts';

interface ReviewInput {
  readonly eventId: string;
  readonly formation: Formation;
  readonly people: ReadonlyMap<string, Participant>;
  readonly review: Review | undefined;
}

/** The changes of one version. A move is shown at once; the server returns the version with its new scores. */
export function useReview({ eventId, formation, people, review }: ReviewInput) {
  const params = { id: eventId, version: formation.version };
  // A change can depend on the one before: only an unlocked participant can go back.
  const { mutate, isPending, variables } = useReviewChange<Formation>(eventId);
  const nameOf = (id: string) => people.get(id)?.username ?? copy.someone;

  function change(request: () => Promise<Formation>, done: string): void {
    async function run(): Promise<Formation> {
      const changed = await request();
      setFormation(eventId, changed);
      return changed;
    }
    mutate({ run, done });
  }

  function doneText([first, second]: readonly Step[]): string {
    const [name, to] = [nameOf(first?.person ?? ''), teamName(formation, first?.to ?? null)];
    if (second === undefined) return fill(copy.moved, { name, team: to });
    if (second.to === first?.to) return fill(copy.merge.done, { from: teamName(formation, second.from), to });
    return fill(copy.swapped, { one: name, other: nameOf(second.person) });
  }

  function move(steps: readonly Step[]): void {
    const shown = withSteps(formation, steps, review && previewSteps(review, steps));
    if (shown !== undefined) setFormation(eventId, shown);
    const moves = steps.map(({ person, from, to }) => ({ participantId: person, from, to }));
    change(() => call('events.moveParticipants', { params, body: { moves } }), doneText(steps));
  }

  return {
    nameOf,
    move,
    isPending,
    /** The text of the change that is being saved. */
    pending: isPending ? variables.done : undefined,
    undo: () => change(() => call('events.undoMove', { params }), copy.undone),
    redo: () => change(() => call('events.redoMove', { params }), copy.redone),
    lock(participantId: string, locked: boolean): void {
      const body = { participantIds: [participantId], locked };
      const done = fill(locked ? copy.locked : copy.unlocked, { name: nameOf(participantId) });
      change(() => call('events.lockParticipants', { params, body }), done);
    },
  };
}
