import { seatLimits } from './seat-limits.ts';

/** The name of a seat that is open to every developer. */
export const anyRole = 'Any role';

const { minNameLength, maxNameLength } = seatLimits;
const more = ' and more';

interface Named {
  readonly roles: readonly string[];
  readonly skills: readonly { readonly label: string }[];
}

/** The name of a seat: its roles, or its first skill if no role fits. */
export function seatNameOf({ roles, skills }: Named): string {
  const names = withFullStack([...new Set(roles)]);
  const [first, ...others] = names;
  if (first === undefined) return ofSkill(skills[0]?.label);
  const last = others.pop();
  if (last === undefined) return first;
  const all = `${[first, ...others].join(', ')} and ${last}`;
  return all.length <= maxNameLength ? all : `${cut(first, maxNameLength - more.length)}${more}`;
}

function withFullStack(roles: readonly string[]): string[] {
  if (!roles.includes('Frontend') || !roles.includes('Backend')) return [...roles];
  return ['Full stack', ...roles.filter((role) => role !== 'Frontend' && role !== 'Backend')];
}

function ofSkill(label = ''): string {
  const name = cut(label, maxNameLength);
  return name.length < minNameLength || !name.isWellFormed() ? anyRole : name;
}

/** The start of a text, without half a character at its end. */
function cut(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
