import { conflictCopy } from '../../../copy/events/conflict.ts';
import { eventFormCopy } from '../../../copy/events/event-form.ts';
import { eventsCopy } from '../../../copy/events/events.ts';
import { fill } from '../../../texts.ts';
import type { Difference } from '../conflict-notice.tsx';
import type { EventIdea } from '../events.queries.ts';

const copy = eventFormCopy.ideas;

export const maxPerRole = 10;
export const maxTeams = 100;

/** An idea as typed. */
export interface IdeaDraft {
  title: string;
  description: string;
  maxTeams: string;
  skills: readonly string[];
  /** How many participants of each role are needed, as typed. */
  needs: Readonly<Record<string, string>>;
}

export function draftOf(idea: EventIdea | undefined): IdeaDraft {
  return {
    title: idea?.title ?? '',
    description: idea?.description ?? '',
    skills: idea?.skills ?? [],
    maxTeams: String(idea?.maxTeams ?? 1),
    needs: Object.fromEntries(idea?.needs.map(({ role, count }) => [role, String(count)]) ?? []),
  };
}

export function isWhole(typed: string, min: number, max: number): boolean {
  return Number.isInteger(Number(typed)) && Number(typed) >= min && Number(typed) <= max;
}

export type IdeaProblems = Partial<Record<'title' | 'maxTeams' | 'needs', string>>;

export function problemsOf({ title, maxTeams: teams, needs }: IdeaDraft): IdeaProblems {
  return {
    ...(title.trim().length < 3 && { title: copy.titleMissing }),
    ...(!isWhole(teams, 1, maxTeams) && { maxTeams: fill(copy.whole, { min: 1, max: maxTeams }) }),
    ...(Object.values(needs).some((typed) => !isWhole(typed, 0, maxPerRole)) && {
      needs: fill(copy.whole, { min: 0, max: maxPerRole }),
    }),
  };
}

export function bodyOf({ title, description, maxTeams, skills, needs }: IdeaDraft) {
  return {
    title: title.trim(),
    description: description.trim(),
    maxTeams: Number(maxTeams),
    skills: [...skills],
    needs: Object.entries(needs).flatMap(([role, typed]) =>
      Number(typed) > 0 ? [{ role, count: Number(typed) }] : [],
    ),
  };
}

/** The values of the fields in words, by the names of their labels. */
function ideaInWords(draft: IdeaDraft) {
  const { title, description, skills, needs } = bodyOf(draft);
  return {
    name: title,
    maxTeams: draft.maxTeams,
    description,
    needs: needs.map((need) => fill(eventsCopy.page.need, need)).join(', '),
    skills: skills.join(', '),
  };
}

const labels = ['name', 'maxTeams', 'description', 'needs', 'skills'] as const;

/** The fields that differ between the saved and the edited idea, in words. */
export function ideaDifferences(saved: EventIdea, edited: IdeaDraft): Difference[] {
  const [theirs, yours] = [ideaInWords(draftOf(saved)), ideaInWords(edited)];
  return labels
    .filter((id) => theirs[id] !== yours[id])
    .map((id) => ({
      id,
      name: copy[id],
      theirs: theirs[id] || conflictCopy.empty,
      yours: yours[id] || conflictCopy.empty,
    }));
}
