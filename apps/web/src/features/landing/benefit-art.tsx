const tail = 'M2 8H24V15L32 11V29L24 25V32H2Z';

const sockets = {
  learn: <path d="M52 8H78V32H52V25L60 29V11L52 15Z" stroke="var(--control)" strokeDasharray="4 4" />,
  network: <path d="M38 8H64V32H38V25L46 29V11L38 15Z" stroke="var(--heading)" />,
  portfolio: <path d="M28 8H54V32H28" stroke="var(--heading)" />,
} as const;

/** From one benefit to the next, the piece moves closer to its socket. */
export function BenefitArt({ kind }: { kind: keyof typeof sockets }) {
  return (
    <svg
      width="80"
      height="40"
      viewBox="0 0 80 40"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      className="flex-none md:mb-4"
    >
      {sockets[kind]}
      <path d={tail} stroke="var(--primary)" fill={kind === 'portfolio' ? 'var(--tint)' : 'none'} />
    </svg>
  );
}
