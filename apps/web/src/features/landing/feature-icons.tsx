import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-10"
    >
      {children}
    </svg>
  );
}

/** One 40 px drawing per feature: ink for what exists, colour for what the product adds. */
export const featureIcons = {
  teams: (
    <Icon>
      <path stroke="var(--primary)" d="M4 10H17V16L22 14V26L17 24V30H4Z" />
      <path stroke="var(--heading)" d="M24 10H36V30H24V27L28 29V11L24 13Z" />
    </Icon>
  ),
  projects: (
    <Icon>
      <path stroke="var(--heading)" d="M5 7H35V33H5Z" />
      <path stroke="var(--primary)" d="M5 16H14L17 20H23L26 16H35" />
    </Icon>
  ),
  github: (
    <Icon>
      <path stroke="var(--heading)" d="M11 10V30M29 14V17C29 21 26 22 22 22H18C14 22 11 24 11 27" />
      <path stroke="var(--primary)" d="M8 7H14V13H8ZM26 7H32V13H26ZM8 28H14V34H8Z" />
    </Icon>
  ),
  chat: (
    <Icon>
      <path stroke="var(--heading)" d="M5 8H35V28H20L13 34V28H5Z" />
      <path stroke="var(--primary)" d="M12 16H28M12 21H22" />
    </Icon>
  ),
  skills: (
    <Icon>
      <path stroke="var(--heading)" d="M20 5L34 15L29 32H11L6 15Z" />
      <path stroke="var(--primary)" d="M20 12L28 17L25 27H14L13 17Z" />
    </Icon>
  ),
  local: (
    <Icon>
      <path stroke="var(--heading)" d="M6 10L16 6L25 10L34 6V30L25 34L16 30L6 34Z" />
      <path stroke="var(--brass)" d="M17 16H24V23H17Z" />
    </Icon>
  ),
} as const;
