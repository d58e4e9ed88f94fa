/** Two pieces that are about to join. Decorative, on large screens only. */
export function JoinArt() {
  return (
    <svg
      viewBox="0 0 480 400"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      className="w-full max-lg:hidden"
    >
      <path
        d="M248 40H448V360H248V316L284 332V268L248 284V116L284 132V68L248 84Z"
        fill="var(--surface)"
        stroke="var(--heading)"
      />
      <path d="M32 64H192V84L228 68V132L192 116V160H32Z" fill="var(--tint)" stroke="var(--primary)" />
      <path d="M16 248H176V284L212 268V332L176 316V344H16Z" stroke="var(--brass)" strokeDasharray="6 6" />
      <path d="M64 96H144M64 120H120" stroke="var(--primary)" strokeLinecap="round" />
      <path d="M316 96H416M316 128H392M316 160H416" stroke="var(--control)" strokeLinecap="round" />
    </svg>
  );
}
