import type { DeveloperProfile, ProjectProfile } from '@teamwright/matching/types.ts';

/** A developer's texts: their description first, then their newest works. */
export function developerText({ text, works }: Pick<DeveloperProfile, 'text' | 'works'>): string {
  return [text, ...works].filter((part) => part !== '').join('\n');
}

/** A project's texts. */
export function projectText({ title, text }: Pick<ProjectProfile, 'title' | 'text'>): string {
  return `${title}\n${text}`;
}
