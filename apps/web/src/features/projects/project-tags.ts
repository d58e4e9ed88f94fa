import type { TagEntry } from '../../ui/tag.tsx';

interface Tagged {
  technologies: readonly string[];
  skills: readonly string[];
}

/** Technologies outlined, then skills filled. */
export function projectTags({ technologies, skills }: Tagged): TagEntry[] {
  return [
    ...technologies.map((label) => ({ kind: 'technology' as const, label })),
    ...skills.map((label) => ({ kind: 'skill' as const, label })),
  ];
}
