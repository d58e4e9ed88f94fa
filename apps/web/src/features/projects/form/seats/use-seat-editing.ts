import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { seatFormCopy as copy } from '../../../../copy/projects/seat-form.ts';
import { toast } from '../../../../stores/toasts.ts';
import { fill } from '../../../../texts.ts';
import type { ProjectFormValues } from '../project-form-values.ts';
import type { SeatDraft } from './seat-drafts.ts';
import { useSeatProposal } from './use-seat-proposal.ts';

interface Change {
  /** Announced to screen readers. */
  readonly text?: string;
  /** The seat that gets the focus, because the used control may be gone. */
  readonly focus?: number;
}

/** Finds the control that gets the focus. */
type Find = (box: HTMLElement) => HTMLElement | null;

export type EditSeats = (seats: SeatDraft[], change?: Change) => void;

/** The seats that the form shows: its own, or the proposed ones until the user changes something. */
export function useSeatEditing(form: UseFormReturn<ProjectFormValues>) {
  const { field } = useController({ control: form.control, name: 'seats' });
  const isEdited = field.value.length > 0;
  const proposal = useSeatProposal(form, !isEdited);
  const box = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const [focus, setFocus] = useState<{ readonly find: Find }>();

  // After the change that it belongs to is drawn.
  useEffect(() => {
    if (focus && box.current) focus.find(box.current)?.focus();
  }, [focus]);

  const edit: EditSeats = (seats, { text = '', focus } = {}) => {
    field.onChange(seats);
    setAnnounced(text);
    if (focus !== undefined) setFocus({ find: (inside) => inside.querySelector(`[data-seat="${focus}"]`) });
  };

  /** Shows the proposed seats again, with an Undo action. */
  function reset(): void {
    const typed = field.value;
    field.onChange([]);
    toast.info(copy.replaced, { label: copy.undo, run: () => field.onChange(typed) });
  }

  /** For the form, after errors of the server: it focuses the first field with an error. */
  function setFieldRef(): void {
    field.ref({ focus: () => setFocus({ find: firstField }) });
  }

  const seats = isEdited ? field.value : proposal.seats;
  return { seats, isEdited, proposal, edit, reset, box, announced, setFieldRef };
}

const firstField: Find = (box) =>
  box.querySelector<HTMLElement>('[aria-invalid]') ?? box.querySelector<HTMLElement>('input');

/** Names a seat in a sentence, also while its name is empty. */
export function nameOf(seats: readonly SeatDraft[], { key, name }: SeatDraft): string {
  const number = seats.findIndex((seat) => seat.key === key) + 1;
  return name.trim() || fill(copy.unnamed, { number });
}
