import type { DeveloperProfile, ProjectProfile } from '@teamwright/matching/types.ts';

/** What somebody says in words, about themselves first, then in their newest works. */
export function developerText({ text, works }: Pick<DeveloperProfile, 'text' | 'works'>): string {
  return [text, ...works].filter((part) => part !== '').join('\n');
}

/** What a project says in words. */
export function projectText({ title, text }: Pick<ProjectProfile, 'title' | 'text'>): string {
  return `${title}\n${text}`;
}
