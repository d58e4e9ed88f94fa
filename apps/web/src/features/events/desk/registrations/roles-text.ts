import { registrationCopy } from '../../../../copy/events/registration.ts';
import type { Answer } from '../../../../lib/api/api.ts';

type Roles = Answer<'events.participants'>['participants'][number]['roles'];

/** 'Backend (can lead), Design (learning)' */
export function rolesText(roles: Roles): string {
  const levels: Readonly<Record<number, string>> = registrationCopy.roles.levels;
  return roles.map(({ role, level }) => `${role} (${levels[level]?.toLowerCase() ?? level})`).join(', ');
}
