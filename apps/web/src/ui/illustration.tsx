const frame = {
  viewBox: '0 0 96 64',
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  className: 'mb-3 h-16 w-24',
} as const;

/** A loose piece next to its socket: nothing here yet. */
export function LoosePiece() {
  return (
    <svg {...frame} aria-hidden="true">
      <path d="M10 12H38V24L46 20V44L38 40V52H10Z" stroke="var(--primary)" fill="var(--tint)" />
      <path d="M58 12H86V52H58V42L66 46V18L58 22Z" stroke="var(--control)" strokeDasharray="4 4" />
    </svg>
  );
}

/** A piece in its socket, for something that is done. */
export function JoinedPiece() {
  return (
    <svg {...frame} aria-hidden="true">
      <path d="M50 12H78V52H50" stroke="var(--heading)" />
      <path d="M18 12H48V24L56 20V44L48 40V52H18Z" stroke="var(--primary)" fill="var(--tint)" />
    </svg>
  );
}

/** Piece and socket out of line: something failed. */
export function MisalignedPiece() {
  return (
    <svg {...frame} aria-hidden="true">
      <path d="M12 6H40V18L48 14V38L40 34V46H12Z" stroke="var(--danger)" fill="var(--danger-tint)" />
      <path d="M54 18H82V58H54V48L62 52V24L54 28Z" stroke="var(--heading)" />
    </svg>
  );
}
