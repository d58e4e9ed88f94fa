import { seatFormCopy as copy } from '../../../../copy/projects/seat-form.ts';

interface SeatsHeadingProps {
  id?: string;
  /** For a new project, whose owner takes a seat. */
  isNew: boolean;
}

export function SeatsHeading({ id, isNew }: SeatsHeadingProps) {
  return (
    <div className="grid gap-1">
      <h2 id={id} className="text-18">
        {copy.title} <span className="text-14 font-normal text-muted">{copy.optional}</span>
      </h2>
      <p className="max-w-[68ch] text-14 text-muted">
        {copy.intro} {isNew ? copy.ownSeat : ''}
      </p>
    </div>
  );
}

/** The space of the seats until their code has loaded, so that the fields below do not move. */
export function SeatsPlaceholder({ isNew }: SeatsHeadingProps) {
  return (
    <div className="grid gap-4 lg:col-span-2">
      <SeatsHeading isNew={isNew} />
      {isNew ? <p className="min-h-8 text-14 text-muted">{copy.waiting}</p> : null}
    </div>
  );
}
