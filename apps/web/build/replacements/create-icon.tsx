import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = SVGProps<SVGSVGElement>;

function drawIcon({ name, node }: IconData, { className = '', ...props }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers unless it has a label
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] === undefined ? true : undefined}
      className={`lucide lucide-${name} ${className}`.trimEnd()}
      {...props}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}

/**
 * Returns the component of an icon. Replaces `createLucideIcon` of lucide-react, whose properties for sizes,
 * colours and strokes are not used here: style sheets set them.
 */
export default function createIcon(data: IconData) {
  return (props: IconProps) => drawIcon(data, props);
}
