import { useMutation } from '@tanstack/react-query';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';

export type PersonSkill = Answer<'skills.listOfUser'>[number];
type Status = PersonSkill['status'];

interface Change {
  skillId: string;
  status: Status;
  /** Without it the level stays. */
  level?: PersonSkill['level'];
}

export function skillsQuery(userId: string) {
  return endpointQuery('skills.listOfUser', { params: { id: userId } });
}

/** Saves all changes or none. */
async function put(userId: string, skills: readonly Change[]): Promise<void> {
  const saved = await call('skills.putAll', { params: { id: userId }, body: { skills: [...skills] } });
  const byId = new Map(saved.map((skill) => [skill.skillId, skill]));
  queryClient.setQueryData(skillsQuery(userId).queryKey, (list) =>
    list?.map((skill) => byId.get(skill.skillId) ?? skill),
  );
}

function refresh(): void {
  for (const feature of ['skills', 'matching', 'insights'])
    void queryClient.invalidateQueries({ queryKey: [feature] });
}

/** Removes a skill that is only declared. Undo declares it again with its level. */
function useRemoveSkill(userId: string) {
  const { mutate: putBack } = usePutSkills(userId);
  return useMutation({
    mutationFn: ({ skillId }: PersonSkill) => call('skills.remove', { params: { id: userId, skillId } }),
    onSuccess(_, { skillId, label, declaredLevel }) {
      const back = { skillId, status: 'confirmed' as const, ...(declaredLevel && { level: declaredLevel }) };
      toast.info(fill(copy.removed, { name: label }), { label: copy.undo, run: () => putBack([back]) });
    },
    onError: (error) => toast.error(errorText(error, copy.removeFailed)),
    onSettled: refresh,
  });
}

export function usePutSkills(userId: string) {
  return useMutation({
    mutationFn: (changes: readonly Change[]) => put(userId, changes),
    onError: (error) => toast.error(errorText(error, copy.saveFailed)),
    onSettled: refresh,
  });
}

/** Changes the status of found and declared skills. Each change can be undone. */
export function useAnswers(userId: string) {
  const { mutate, isPending, variables } = usePutSkills(userId);
  const removal = useRemoveSkill(userId);
  const busyWith = isPending ? variables : [];

  function change(skills: readonly PersonSkill[], status: Status, text?: string): void {
    const changes = skills.map(({ skillId }) => ({ skillId, status }));
    const back = skills.map(({ skillId, status: before }) => ({ skillId, status: before }));
    const notify = () => text && toast.info(text, { label: copy.undo, run: () => mutate(back) });
    mutate(changes, { onSuccess: notify });
  }

  return {
    isBusy: ({ skillId }: PersonSkill, status: Status) =>
      busyWith.some((one) => one.skillId === skillId && one.status === status),
    confirm: (skill: PersonSkill) => change([skill], 'confirmed'),
    /** The level that is being saved, or else the saved one. */
    levelOf: ({ skillId, declaredLevel, level }: PersonSkill) =>
      busyWith.find((one) => one.skillId === skillId)?.level ?? declaredLevel ?? level,
    setLevel: ({ skillId, status }: PersonSkill, level: PersonSkill['level']) =>
      mutate([{ skillId, status, level }]),
    remove: (skill: PersonSkill) => removal.mutate(skill),
    isRemoving: ({ skillId }: PersonSkill) => removal.isPending && removal.variables.skillId === skillId,
    restore: (skill: PersonSkill) => change([skill], 'confirmed', fill(copy.restored, { name: skill.label })),
    confirmAll: (skills: readonly PersonSkill[]) =>
      change(skills, 'confirmed', fill(copy.confirmedAll, { count: skills.length })),
    hide: (skill: PersonSkill) => change([skill], 'hidden', fill(copy.hidden, { name: skill.label })),
  };
}

export type Answers = ReturnType<typeof useAnswers>;
