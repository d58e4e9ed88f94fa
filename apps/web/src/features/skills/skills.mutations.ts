import { useMutation } from '@tanstack/react-query';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import { isOwnWord, type PersonSkill, skillsQuery } from '../../lib/skills/person-skills.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';

type Status = PersonSkill['status'];

interface Change {
  skillId: string;
  /** Shown until the server sends the skill; by default the id, which may be any label. */
  label?: string;
  status: Status;
  /** Without it the level stays. */
  level?: PersonSkill['level'];
}

/** A skill as far as it is known before the server sends it. */
function newSkill({ skillId, label = skillId, status }: Change): PersonSkill {
  const nothing = { declared: false, declaredLevel: null, lastSeen: null, evidence: [] };
  return { skillId, label, status, kind: 'tag', strength: 0, level: 'some', ...nothing };
}

function changedSkill(skill: PersonSkill, { status, level }: Change): PersonSkill {
  if (status !== 'confirmed') return { ...skill, status };
  return { ...skill, status, declared: true, declaredLevel: level ?? skill.declaredLevel ?? 'solid' };
}

function withChanges(list: readonly PersonSkill[], changes: readonly Change[]): PersonSkill[] {
  const byId = new Map(list.map((skill) => [skill.skillId, skill]));
  for (const change of changes)
    byId.set(change.skillId, changedSkill(byId.get(change.skillId) ?? newSkill(change), change));
  return [...byId.values()];
}

const mutationKey = ['skills', 'change'] as const;

/** The features that depend on the skills of the user. Cards and pages of projects show how the user fits. */
const changed = ['skills', 'matching', 'insights', 'news', 'projects'];

function refresh(): void {
  // A response between two changes would take the later one back for a moment.
  if (queryClient.isMutating({ mutationKey }) > 1) return;
  for (const feature of changed) void queryClient.invalidateQueries({ queryKey: [feature] });
}

/** Shows a change at once, and takes it back after an error. The server receives changes one after the other. */
function changeOptions<Variables>(
  userId: string,
  apply: (list: readonly PersonSkill[], variables: Variables) => PersonSkill[],
) {
  const { queryKey } = skillsQuery(userId);
  return {
    mutationKey,
    scope: { id: mutationKey.join('.') },
    async onMutate(variables: Variables) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (list) => list && apply(list, variables));
      return { takeBack: () => queryClient.setQueryData(queryKey, before) };
    },
    onSettled: refresh,
  };
}

/** Removes a skill that is only declared. Undo declares it again with its level. */
function useRemoveSkill(userId: string) {
  const { mutate: putBack } = usePutSkills(userId);
  return useMutation({
    ...changeOptions(userId, (list, { skillId }: PersonSkill) =>
      list.filter((one) => one.skillId !== skillId),
    ),
    mutationFn: ({ skillId }) => call('skills.remove', { params: { id: userId, skillId } }),
    onSuccess(_, { skillId, label, declaredLevel }) {
      const back = {
        skillId,
        label,
        status: 'confirmed' as const,
        ...(declaredLevel && { level: declaredLevel }),
      };
      toast.info(fill(copy.removed, { name: label }), { label: copy.undo, run: () => putBack([back]) });
    },
    onError(error, _, change) {
      change?.takeBack();
      toast.error(errorText(error, copy.removeFailed));
    },
  });
}

/** Saves all changes or none. */
export function usePutSkills(userId: string) {
  return useMutation({
    ...changeOptions<readonly Change[]>(userId, withChanges),
    mutationFn(changes) {
      const skills = changes.map(({ label: _, ...change }) => change);
      return call('skills.putAll', { params: { id: userId }, body: { skills } });
    },
    onError(error, _, change) {
      change?.takeBack();
      toast.error(errorText(error, copy.saveFailed));
    },
  });
}

/** Changes the status of found and declared skills. Each change can be undone. */
export function useAnswers(userId: string) {
  const { mutate } = usePutSkills(userId);
  const { mutate: remove } = useRemoveSkill(userId);

  function change(skills: readonly PersonSkill[], status: Status, text?: string): void {
    const changes = skills.map(({ skillId }) => ({ skillId, status }));
    const back = skills.map(({ skillId, status: before }) => ({ skillId, status: before }));
    const notify = () => text && toast.info(text, { label: copy.undo, run: () => mutate(back) });
    mutate(changes, { onSuccess: notify });
  }

  return {
    declare: ({ skillId, label }: SkillChoice) => mutate([{ skillId, label, status: 'confirmed' }]),
    confirm: (skill: PersonSkill) => change([skill], 'confirmed'),
    setLevel: ({ skillId, status }: PersonSkill, level: PersonSkill['level']) =>
      mutate([{ skillId, status, level }]),
    /** Gives a skill the status that it had. */
    putBack: (former: PersonSkill) => change([former], former.status),
    remove: (skill: PersonSkill) => remove(skill),
    restore: (skill: PersonSkill) => change([skill], 'confirmed', fill(copy.restored, { name: skill.label })),
    confirmAll: (skills: readonly PersonSkill[]) =>
      change(skills, 'confirmed', fill(copy.confirmedAll, { count: skills.length })),
    hide: (skill: PersonSkill) => change([skill], 'hidden', fill(copy.hidden, { name: skill.label })),
  };
}

/** A skill to add. The server accepts any label as its id. */
export type SkillChoice = Pick<PersonSkill, 'skillId' | 'label'>;

/** Returns the skill of the list that is meant by a choice. */
export function chosenSkill(list: readonly PersonSkill[], { skillId, label }: SkillChoice) {
  return list.find((one) => one.skillId === skillId || one.label === label);
}

/** Adds and takes away skills by one tap. A skill that is taken away is as before the first tap. */
export function useSkillToggle(userId: string, list: readonly PersonSkill[], before: readonly PersonSkill[]) {
  const { declare, remove, hide, putBack } = useAnswers(userId);
  const confirmed = list.filter(({ status }) => status === 'confirmed');
  return (choice: SkillChoice): void => {
    const known = chosenSkill(confirmed, choice);
    const former = chosenSkill(before, choice);
    if (!known) declare(choice);
    else if (former) putBack(former);
    else if (isOwnWord(known)) remove(known);
    else hide(known);
  };
}

export type Answers = ReturnType<typeof useAnswers>;
