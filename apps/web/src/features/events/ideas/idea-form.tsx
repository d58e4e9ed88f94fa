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
import { ConflictNotice } from '../conflict-notice.tsx';
import { type EventIdea, type EventPage, useEventChange } from '../events.queries.ts';
import {
  bodyOf,
  draftOf,
  type IdeaDraft,
  type IdeaProblems,
  ideaDifferences,
  isWhole,
  maxPerRole,
  maxTeams,
  problemsOf,
} from './idea-drafts.ts';

const copy = eventFormCopy.ideas;

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
  problems: IdeaProblems;
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

/**
 * The idea as typed. If another user saves it in the meantime, the edits stay, and `theirs` has the saved idea until
 * the user chooses one of both.
 */
function useIdea({ event, idea, onDone }: IdeaFormProps) {
  const [base, setBase] = useState(idea);
  const [draft, setDraft] = useState(() => draftOf(idea));
  const [problems, setProblems] = useState<IdeaProblems>({});
  const { mutate, isPending } = useEventChange<EventIdea>(onDone);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  const newer = idea && base && idea.version > base.version ? idea : undefined;

  function take(saved: EventIdea | undefined): void {
    setBase(saved);
    setDraft(draftOf(saved));
    setProblems({});
  }

  if (newer && !isChanged) take(newer);

  async function send(): Promise<EventIdea> {
    const { id } = event;
    const body = bodyOf(draft);
    const saved = base
      ? await call('events.editIdea', {
          params: { id, ideaId: base.id },
          body: { ...body, version: base.version },
        })
      : await call('events.proposeIdea', { params: { id }, body });
    // The form for a new idea is used again for the next one.
    take(base && saved);
    return saved;
  }

  function save(): void {
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || isPending) return;
    mutate({ run: send, done: ({ title }) => fill(base ? copy.changed : copy.added, { title }) });
  }

  return {
    draft,
    problems,
    set: (changes: Partial<IdeaDraft>) => setDraft({ ...draft, ...changes }),
    save,
    isPending,
    isUnsaved: isChanged && !isPending,
    theirs: isChanged && !isPending ? newer : undefined,
    keepOwn: () => setBase(idea),
    takeSaved: () => take(idea),
  };
}

/** Proposes a project, or changes one. */
export function IdeaForm(props: IdeaFormProps) {
  const { draft, problems, set, save, isPending, isUnsaved, theirs, keepOwn, takeSaved } = useIdea(props);

  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    if (theirs === undefined) save();
  }

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_160px]">
      <Fields roles={props.event.roles} draft={draft} problems={problems} onChange={set} />
      {theirs ? (
        <div className="md:col-span-2">
          <ConflictNotice differences={ideaDifferences(theirs, draft)} onKeep={keepOwn} onTake={takeSaved} />
        </div>
      ) : null}
      <Button type="submit" busy={isPending} disabled={theirs !== undefined} className="justify-self-start">
        {props.idea ? copy.save : copy.add}
      </Button>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </form>
  );
}
