/** Progress animation: a piece slides into its socket. */
export function JoiningPiece() {
  return (
    <svg
      viewBox="0 0 96 64"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      className="mb-3 h-20 w-30"
    >
      <path d="M50 12H82V52H50V42L58 46V18L50 22Z" stroke="var(--heading)" />
      <path
        d="M18 12H48V24L56 20V44L48 40V52H18Z"
        stroke="var(--primary)"
        fill="var(--tint)"
        className="animate-join"
      />
    </svg>
  );
}
