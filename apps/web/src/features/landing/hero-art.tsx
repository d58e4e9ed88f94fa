import { landingCopy } from '../../copy/landing.ts';

const { example } = landingCopy;
const tailPath = 'M0 0H128V20L152 10V54L128 44V64H0Z';

interface TailProps {
  x: number;
  y: number;
  label: string | undefined;
  brass?: boolean;
}

function Tail({ x, y, label, brass }: TailProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={tailPath}
        fill={brass ? 'var(--brass-tint)' : 'var(--tint)'}
        stroke={brass ? 'var(--brass)' : 'var(--primary)'}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text
        x="20"
        y="38"
        fontSize="17"
        className="max-sm:text-[19px]"
        fontWeight="650"
        fill={brass ? 'var(--brass)' : 'var(--on-tint)'}
      >
        {label}
      </text>
    </g>
  );
}

interface LineProps {
  y: number;
  text: string;
  /** Length of the bar, 0–272. */
  length: number;
}

function Line({ y, text, length }: LineProps) {
  const gap = length === 0;
  return (
    <>
      <text
        x="236"
        y={y}
        fontSize="15"
        className="max-sm:text-[18px]"
        fill={gap ? 'var(--brass)' : 'var(--text)'}
        fontWeight={gap ? 600 : 400}
      >
        {text}
      </text>
      <rect
        x="236"
        y={y + 14}
        width="272"
        height="4"
        rx="2"
        fill={gap ? 'var(--brass-tint)' : 'var(--fill)'}
      />
      <rect x="236" y={y + 14} width={length} height="4" rx="2" fill="var(--primary)" />
    </>
  );
}

/** Three skills and the sockets of a project: two fit, one is still open. Decorative. */
export function HeroArt() {
  const [first, second, third] = example.skills;
  return (
    <svg viewBox="0 0 544 400" aria-hidden="true" fontFamily="inherit" className="h-auto w-full">
      <path
        d="M184 8H536V392H184V348L208 358V314L184 324V256L208 266V222L184 232V164L208 174V130L184 140Z"
        fill="var(--card)"
        stroke="var(--heading)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <Tail x={56} y={120} label={first} />
      <Tail x={56} y={212} label={second} />
      <Tail x={8} y={304} label={third} brass />
      <path d="M164 336H180" stroke="var(--brass)" strokeWidth="2" strokeDasharray="4 4" />
      <text x="236" y="52" fontSize="20" fontWeight="650" fill="var(--heading)">
        {example.project}
      </text>
      <text x="236" y="76" fontSize="14" className="max-sm:text-[18px]" fill="var(--muted)">
        {example.projectText}
      </text>
      <text
        x="508"
        y="58"
        fontSize="36"
        fontWeight="650"
        letterSpacing="-1"
        textAnchor="end"
        fill="var(--heading)"
      >
        88
      </text>
      <text
        x="508"
        y="80"
        fontSize="13"
        className="max-sm:text-[17px]"
        fontWeight="650"
        textAnchor="end"
        fill="var(--brass)"
      >
        Excellent
      </text>
      <path d="M236 100H508" stroke="var(--hairline)" />
      <Line y={148} text={example.evidence} length={232} />
      <Line y={240} text={example.closesGap} length={184} />
      <Line y={332} text={example.stillGap} length={0} />
    </svg>
  );
}
