/** The name of a seat that is open to every developer. */
export const anyRole = 'Any role';

/** In characters, as in the contract. */
const maxNameLength = 40;

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
  return all.length <= maxNameLength ? all : `${first} and more`;
}

function withFullStack(roles: readonly string[]): string[] {
  if (!roles.includes('Frontend') || !roles.includes('Backend')) return [...roles];
  return ['Full stack', ...roles.filter((role) => role !== 'Frontend' && role !== 'Backend')];
}

function ofSkill(label = ''): string {
  const name = [...label].slice(0, maxNameLength).join('').slice(0, maxNameLength).trim();
  return name.length < 2 || !name.isWellFormed() ? anyRole : name;
}
