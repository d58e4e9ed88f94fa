import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { rulesCopy } from '../../../../copy/events/rules.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { ComboboxField } from '../../../../ui/form/combobox.tsx';
import { Announcer } from '../../../../ui/state/announcer.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import type { EventPage } from '../../events.queries.ts';
import { hasPlace, type Participant, peopleQuery } from '../teams/teams.queries.ts';
import type { EventRule } from './rule-drafts.ts';

const copy = rulesCopy.groups;

type LockedRule = Extract<EventRule, { kind: 'locked' }>;
type People = ReadonlyMap<string, Participant>;

interface GroupsProps {
  rule: LockedRule;
  people: People;
  maxSize: number;
  onRule: (rule: EventRule) => void;
}

interface MemberProps {
  participant: Participant | undefined;
  onRemove: () => void;
}

function Member({ participant, onRemove }: MemberProps) {
  const name = participant?.username ?? copy.unknown;
  return (
    <li className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-4 bg-fill pl-2 text-13 text-text md:min-h-[30px]">
      <span className="min-w-0 wrap-anywhere">
        <bdi>{name}</bdi>
        {participant && hasPlace(participant) ? null : <span className="text-muted"> {copy.absent}</span>}
      </span>
      <button
        type="button"
        aria-label={fill(copy.removeMember, { name })}
        onClick={onRemove}
        className="hit-44 grid size-9 flex-none place-items-center rounded-4 text-muted hover:text-heading md:size-7 md:after:hidden"
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

interface GroupProps {
  number: number;
  members: readonly string[];
  people: People;
  /** Participants who are in no group yet. */
  free: readonly Participant[];
  maxSize: number;
  onMembers: (members: string[], announced: string) => void;
  onRemove: () => void;
}

function Group({ number, members, people, free, maxSize, onMembers, onRemove }: GroupProps) {
  const label = fill(copy.group, { number });
  const box = useRef<HTMLFieldSetElement>(null);
  const attending = members.filter((id) => {
    const participant = people.get(id);
    return participant !== undefined && hasPlace(participant);
  });
  const nameOf = (id: string) => people.get(id)?.username ?? copy.unknown;

  function remove(id: string): void {
    onMembers(
      members.filter((other) => other !== id),
      fill(copy.memberRemoved, { name: nameOf(id), group: label }),
    );
    box.current?.focus();
  }

  return (
    <li>
      <fieldset ref={box} tabIndex={-1} className="grid gap-3 rounded-10 border p-3">
        <legend className="sr-only">{label}</legend>
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="flex-1 text-14 font-semibold text-heading">
            {label}
          </span>
          <Button variant="ghost" size="square" aria-label={fill(copy.remove, { number })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
        {members.length === 0 ? null : (
          <ul aria-label={fill(copy.members, { number })} className="flex flex-wrap gap-2">
            {members.map((id) => (
              <Member key={id} participant={people.get(id)} onRemove={() => remove(id)} />
            ))}
          </ul>
        )}
        {members.length > 1 && attending.length < 2 ? (
          <p className="text-14 text-muted">{copy.noEffect}</p>
        ) : null}
        {members.length >= maxSize ? (
          <p className="text-14 text-muted">{fill(copy.full, { max: maxSize })}</p>
        ) : (
          <ComboboxField
            items={free}
            value={null}
            nameOf={({ username }: Participant) => username}
            label={fill(copy.add, { number })}
            placeholder={copy.choose}
            noMatch={copy.noMatch}
            onValue={(chosen) => {
              if (chosen === null) return;
              onMembers(
                [...members, chosen.id],
                fill(copy.memberAdded, { name: chosen.username, group: label }),
              );
            }}
          />
        )}
      </fieldset>
    </li>
  );
}

function Groups({ rule, people, maxSize, onRule }: GroupsProps) {
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { groups } = rule;
  const grouped = new Set(groups.flat());
  const free = [...people.values()].filter((one) => hasPlace(one) && !grouped.has(one.id));

  function replace(at: number, members: string[]): void {
    onRule({ ...rule, groups: groups.map((group, index) => (index === at ? members : group)) });
  }

  return (
    <div className="grid gap-3 sm:col-span-full">
      <CheckboxField
        label={copy.asTeam}
        checked={rule.as === 'team'}
        onChange={({ target }) => onRule({ ...rule, as: target.checked ? 'team' : 'in' })}
      />
      <ol ref={list} tabIndex={-1} aria-label={copy.list} className="grid gap-3 empty:hidden lg:grid-cols-2">
        {groups.map((members, index) => (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is nothing but its position and its members
            key={index}
            number={index + 1}
            members={members}
            people={people}
            free={free}
            maxSize={maxSize}
            onMembers={(next, text) => {
              replace(index, next);
              setAnnounced(text);
            }}
            onRemove={() => {
              onRule({ ...rule, groups: groups.filter((_group, at) => at !== index) });
              setAnnounced(fill(copy.removed, { number: index + 1 }));
              list.current?.focus();
            }}
          />
        ))}
      </ol>
      {groups.length < limits.lockedGroups ? (
        <Button className="justify-self-start" onClick={() => onRule({ ...rule, groups: [...groups, []] })}>
          {copy.addGroup}
        </Button>
      ) : null}
      <Announcer>{announced}</Announcer>
    </div>
  );
}

interface LockedGroupsProps {
  rule: LockedRule;
  event: EventPage;
  onRule: (rule: EventRule) => void;
}

/** The groups of participants that a rule keeps together. */
export function LockedGroups({ rule, event, onRule }: LockedGroupsProps) {
  const { data, error, refetch } = useQuery(peopleQuery(event.id));
  if (data) return <Groups rule={rule} people={data} maxSize={event.teamSize.max} onRule={onRule} />;
  if (error) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
  return <PageLoading text={copy.loading} />;
}
