import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useState } from 'react';
import { eventFormCopy } from '../../../copy/events/event-form.ts';
import { call } from '../../../lib/api/api.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { type EventIdea, type EventPage, useEventChange } from '../events.queries.ts';

const copy = eventFormCopy.ideas;

const maxPerRole = 10;
const maxTeams = 100;

interface IdeaDraft {
  title: string;
  description: string;
  maxTeams: string;
  skills: readonly string[];
  /** How many participants of each role are needed, as typed. */
  needs: Readonly<Record<string, string>>;
}

function draftOf(idea: EventIdea | undefined): IdeaDraft {
  return {
    title: idea?.title ?? '',
    description: idea?.description ?? '',
    skills: idea?.skills ?? [],
    maxTeams: String(idea?.maxTeams ?? 1),
    needs: Object.fromEntries(idea?.needs.map(({ role, count }) => [role, String(count)]) ?? []),
  };
}

function isWhole(typed: string, min: number, max: number): boolean {
  return Number.isInteger(Number(typed)) && Number(typed) >= min && Number(typed) <= max;
}

type Problems = Partial<Record<'title' | 'maxTeams' | 'needs', string>>;

function problemsOf({ title, maxTeams: teams, needs }: IdeaDraft): Problems {
  return {
    ...(title.trim().length < 3 && { title: copy.titleMissing }),
    ...(!isWhole(teams, 1, maxTeams) && { maxTeams: fill(copy.whole, { min: 1, max: maxTeams }) }),
    ...(Object.values(needs).some((typed) => !isWhole(typed, 0, maxPerRole)) && {
      needs: fill(copy.whole, { min: 0, max: maxPerRole }),
    }),
  };
}

function bodyOf({ title, description, maxTeams, skills, needs }: IdeaDraft) {
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

interface NeedsProps {
  roles: readonly string[];
  needs: IdeaDraft['needs'];
  error: string | undefined;
  onNeeds: (needs: IdeaDraft['needs']) => void;
}

/** How many participants of each role the project needs. */
function Needs({ roles, needs, error, onNeeds }: NeedsProps) {
  return (
    <fieldset className="grid gap-3 md:col-span-2">
      <legend className="mb-2 text-14 font-semibold text-heading">{copy.needs}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {roles.map((role) => (
          <TextField
            key={role}
            type="number"
            inputMode="numeric"
            min={0}
            max={maxPerRole}
            label={role}
            value={needs[role] ?? '0'}
            error={error && !isWhole(needs[role] ?? '0', 0, maxPerRole) ? error : undefined}
            onChange={({ target }) => onNeeds({ ...needs, [role]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FieldsProps {
  roles: readonly string[];
  draft: IdeaDraft;
  problems: Problems;
  onChange: (changes: Partial<IdeaDraft>) => void;
}

function Fields({ roles, draft, problems, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label={copy.name}
        value={draft.title}
        maxLength={limits.title.max}
        error={problems.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={maxTeams}
        label={copy.maxTeams}
        value={draft.maxTeams}
        error={problems.maxTeams}
        onChange={({ target }) => onChange({ maxTeams: target.value })}
      />
      <TextArea
        rows={2}
        label={copy.description}
        value={draft.description}
        maxLength={limits.ideaDescription.max}
        onChange={({ target }) => onChange({ description: target.value })}
        fieldClassName="md:col-span-2"
      />
      <Needs
        roles={roles}
        needs={draft.needs}
        error={problems.needs}
        onNeeds={(needs) => onChange({ needs })}
      />
      <div className="md:col-span-2">
        <TagInput
          label={copy.skills}
          hint={fill(copy.skillsHint, { max: limits.seatSkills.max })}
          placeholder={copy.skillPlaceholder}
          tags={draft.skills}
          onTags={(skills) => onChange({ skills: [...skills].slice(0, limits.seatSkills.max) })}
          maxLength={limits.tag.max}
        />
      </div>
    </>
  );
}

interface IdeaFormProps {
  event: EventPage;
  /** Undefined for a new idea. */
  idea?: EventIdea | undefined;
  onDone?: (() => void) | undefined;
}

/** Proposes a project, or changes one. */
export function IdeaForm({ event, idea, onDone }: IdeaFormProps) {
  const [draft, setDraft] = useState(() => draftOf(idea));
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending } = useEventChange<unknown>(() => {
    setDraft(draftOf(undefined));
    onDone?.();
  });

  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || isPending) return;
    const body = bodyOf(draft);
    const { id } = event;
    mutate({
      run: () =>
        idea
          ? call('events.editIdea', { params: { id, ideaId: idea.id }, body })
          : call('events.proposeIdea', { params: { id }, body }),
      done: fill(idea ? copy.changed : copy.added, { title: body.title }),
    });
  }

  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(idea));
  const set = (changes: Partial<IdeaDraft>) => setDraft({ ...draft, ...changes });
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_160px]">
      <Fields roles={event.roles} draft={draft} problems={problems} onChange={set} />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {idea ? copy.save : copy.add}
      </Button>
      <UnsavedGuard isUnsaved={isChanged && !isPending} />
    </form>
  );
}
