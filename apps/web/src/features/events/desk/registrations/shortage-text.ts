import { deskCopy } from '../../../../copy/events/desk.ts';
import type { Answer } from '../../../../lib/api/api.ts';
import { fill } from '../../../../texts.ts';

export type EventFigures = Answer<'events.figures'>;
type Shortage = EventFigures['shortages'][number];

const copy = deskCopy.shortage;

type Of<Kind extends Shortage['kind']> = Extract<Shortage, { kind: Kind }>;

function sizeText({ participants, min, max }: Of<'size'>): string {
  const people = participants === 1 ? copy.peopleOne : fill(copy.people, { participants });
  return fill(copy.size, { people, sizes: min === max ? min : fill(copy.sizes, { min, max }) });
}

function needText({ neededBy, kind, needed, teams }: Of<'role'> | Of<'skill'>): string {
  if (neededBy === 'ideas') return fill(copy.needIdeas, { needed });
  if (kind === 'skill') return teams === 1 ? copy.needEachOne : fill(copy.needEach, { teams });
  return fill(teams === 1 ? copy.needOne : copy.need, { teams, needed });
}

function skillText(shortage: Of<'skill'>): string {
  const { skill, needed, registered } = shortage;
  return fill(copy.skill, { skill, registered, need: needText(shortage), missing: needed - registered });
}

function roleText(shortage: Of<'role'>): string {
  const { role, level, needed, registered } = shortage;
  const values = { role, registered, need: needText(shortage), missing: needed - registered };
  if (level < 2) return fill(copy.role, values);
  return fill(copy.roleLevel, { ...values, level: level === 2 ? copy.levels[2] : copy.levels[3] });
}

/** '3 short in Design: 10 teams need 10, 7 registered' */
export function shortageText(shortage: Shortage): string {
  if (shortage.kind === 'size') return sizeText(shortage);
  return shortage.kind === 'skill' ? skillText(shortage) : roleText(shortage);
}
