import { useMutation, useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/limits.ts';
import { type FormEvent, useId, useState } from 'react';
import { profilesCopy as copy } from '../../copy/profiles.ts';
import { type Answer, call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { endpointQuery, queryClient } from '../../lib/query.ts';
import { useSkillSuggestions } from '../../lib/use-skill-suggestions.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';

type PersonSkill = Answer<'skills.listOfUser'>[number];
type NewStatus = 'confirmed' | 'hidden';

function usePutSkill(userId: string) {
  return useMutation({
    mutationFn: ({ skillId, status }: { skillId: string; status: NewStatus }) =>
      call('skills.put', { params: { id: userId, skillId }, body: { status } }),
    onError: (error) => toast.error(errorText(error, copy.skillFailed)),
    onSettled: () => {
      for (const feature of ['skills', 'matching'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    },
  });
}

/** Where a skill was seen: the repositories, or that the person declared it. */
function shownBy({ evidence, declared }: PersonSkill): string {
  const repositories = [...new Set(evidence.flatMap(({ repository }) => repository ?? []))].slice(0, 3);
  if (repositories.length > 0) return fill(copy.evidence, { repositories: listInWords(repositories) });
  return declared ? copy.declared : '';
}

function SkillRow({ userId, skill }: { userId: string; skill: PersonSkill }) {
  const { mutate, isPending, variables } = usePutSkill(userId);
  const name = skill.label;
  const put = (status: NewStatus) => mutate({ skillId: skill.skillId, status });
  const busyWith = isPending ? variables.status : undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 not-first:border-t">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold text-heading">
          {name}
          {skill.status === 'proposed' ? (
            <Badge tone="info" size="sm">
              {copy.proposed}
            </Badge>
          ) : null}
          {skill.status === 'hidden' ? <Badge size="sm">{copy.hidden}</Badge> : null}
        </span>
        <span className="block truncate text-13 text-muted">{shownBy(skill)}</span>
      </span>
      {skill.status === 'confirmed' ? null : (
        <Button
          variant="soft"
          size="sm"
          busy={busyWith === 'confirmed'}
          aria-label={fill(skill.status === 'hidden' ? copy.show : copy.confirm, { name })}
          onClick={() => put('confirmed')}
        >
          {skill.status === 'hidden' ? copy.showShort : copy.confirmShort}
        </Button>
      )}
      {skill.status === 'hidden' ? null : (
        <Button
          variant="ghost"
          size="sm"
          busy={busyWith === 'hidden'}
          aria-label={fill(copy.hide, { name })}
          onClick={() => put('hidden')}
        >
          {copy.hideShort}
        </Button>
      )}
    </li>
  );
}

function AddSkill({ userId }: { userId: string }) {
  const { mutate, isPending } = usePutSkill(userId);
  const [typed, setTyped] = useState('');
  const [suggestions, onType] = useSkillSuggestions();
  const listId = useId();

  function add(event: FormEvent): void {
    event.preventDefault();
    const skillId = typed.trim();
    if (skillId === '') return;
    mutate({ skillId, status: 'confirmed' }, { onSuccess: () => setTyped('') });
  }

  return (
    <form onSubmit={add} className="mt-4 flex items-end gap-2">
      <TextField
        label={copy.addSkill}
        value={typed}
        list={listId}
        maxLength={limits.tag.max}
        autoComplete="off"
        fieldClassName="max-w-90 flex-1"
        onChange={(event) => {
          setTyped(event.target.value);
          onType(event.target.value);
        }}
      />
      <datalist id={listId}>
        {suggestions.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <Button type="submit" busy={isPending}>
        {copy.addSkillSubmit}
      </Button>
    </form>
  );
}

/** One's skills with what shows them: confirm what was found, add what is missing, hide what should not count. */
export function SkillsPanel({ userId }: { userId: string }) {
  const headingId = useId();
  const { data = [], isSuccess } = useQuery(endpointQuery('skills.listOfUser', { params: { id: userId } }));
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.skills}</h2>
      <p className="mt-1 mb-4 text-14 text-muted">{copy.skillsText}</p>
      <ul>
        {data.map((skill) => (
          <SkillRow key={skill.skillId} userId={userId} skill={skill} />
        ))}
      </ul>
      {isSuccess && data.length === 0 ? <p className="text-14">{copy.noSkills}</p> : null}
      <AddSkill userId={userId} />
    </Card>
  );
}
