import { correction, generate } from 'lean-qr';

/** Width of the empty margin, in modules. QR readers require it. */
const quietZone = 4;

/** One path: a square for each dark module. */
function drawing(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const parts: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) parts.push(`M${x + quietZone} ${y + quietZone}h1v1h-1z`);
  return { size: code.size + 2 * quietZone, path: parts.join('') };
}

/** Dark on light in both themes, because many QR readers support nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = drawing(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-50 max-w-full rounded-6 border"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
