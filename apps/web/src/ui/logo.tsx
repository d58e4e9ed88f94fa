/** The mark alone. Decorative. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="var(--primary)" d="M4 4H15V12L20 9.5V22.5L15 20V28H4Z" />
      <path fill="var(--heading)" d="M17 4H28V28H17V23.2L22 25.7V6.3L17 8.8Z" />
    </svg>
  );
}

/** The mark and, if there is space, the wordmark. Put it inside the link to the home page. */
export function Logo() {
  return (
    <span className="inline-flex min-h-11 items-center gap-2 text-18 font-bold tracking-tight text-heading">
      <LogoMark className="size-7" />
      <span className="max-[345px]:sr-only">Teamwright</span>
    </span>
  );
}
