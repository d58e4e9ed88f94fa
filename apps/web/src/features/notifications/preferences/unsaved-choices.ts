import type { Answer } from '../../../lib/api/api.ts';

type Preferences = Answer<'notificationPreferences.get'>;
export type Choices = Preferences['types'];
export type Choice = Choices[keyof Choices];
export type QuietHours = Preferences['quietHours'];

/** Changes that are not confirmed as saved. */
export interface Changes {
  readonly types: Partial<Choices>;
  readonly quietHours?: QuietHours;
}

export const noChanges: Changes = { types: {} };

/** Adds changes; later choices replace earlier ones. */
export function withChanges(before: Changes, next: Partial<Changes>): Changes {
  return { ...before, ...next, types: { ...before.types, ...next.types } };
}

/** Removes the saved changes, but keeps choices made while they were being saved. */
export function withoutSaved(now: Changes, saved: Changes): Changes {
  const types = Object.fromEntries(
    Object.entries(now.types).filter(([type, choice]) => saved.types[type as keyof Choices] !== choice),
  );
  const { quietHours, ...rest } = now;
  const quietSaved = quietHours === undefined || quietHours === saved.quietHours;
  return quietSaved ? { ...rest, types } : { ...rest, types, quietHours };
}

export function isEmpty({ types, quietHours }: Changes): boolean {
  return quietHours === undefined && Object.keys(types).length === 0;
}
