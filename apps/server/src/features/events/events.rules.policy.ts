import type { TeamSizes } from '@teamwright/contracts/events/event-form.ts';
import type { EventQuestion } from '@teamwright/contracts/events/questions.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';

interface RuleScope {
  readonly roles: readonly string[];
  readonly questions: readonly Pick<EventQuestion, 'id' | 'kind' | 'options'>[];
  readonly teamSize: TeamSizes;
  /** Participants that a group can name: those with a place, and those it has named before. */
  readonly people: ReadonlySet<string>;
}

/** What is wrong with each rule that cannot be used, by its position in the list. */
export function ruleErrors(rules: readonly EventRule[], scope: RuleScope): Record<string, string> {
  const errors = rules.flatMap((rule, index) => {
    const error = errorOf(rule, scope);
    return error === undefined ? [] : [[`rules.${index}`, error]];
  });
  return Object.fromEntries(errors);
}

/** The rules that this site adds have such ids. What they measure could reveal blocks between users. */
const siteIdStart = 'site:';

function errorOf(rule: EventRule, scope: RuleScope): string | undefined {
  const { roles, questions, teamSize } = scope;
  if (rule.id.startsWith(siteIdStart)) return `The id of a rule cannot start with “${siteIdStart}”`;
  switch (rule.kind) {
    case 'role':
      if (!roles.includes(rule.role)) return `This event has no role “${rule.role}”`;
      return rule.count > teamSize.max ? `A team has at most ${teamSize.max} members` : undefined;
    case 'skills':
      return rule.skills.length === 0 ? 'Name at least one skill' : undefined;
    case 'same':
    case 'neverAlone': {
      const question = questions.find(({ id }) => id === rule.questionId);
      if (question === undefined) return 'This event has no such question';
      if (question.kind === 'text') return 'A rule needs a question with a choice or a scale';
      if (rule.kind === 'same' || question.kind === 'scale') return undefined;
      return question.options.includes(rule.value)
        ? undefined
        : `“${rule.value}” is not an option of the question`;
    }
    case 'locked':
      return groupsError(rule, scope);
    default:
      return undefined;
  }
}

type LockedRule = Extract<EventRule, { kind: 'locked' }>;

function groupsError({ groups, as }: LockedRule, { teamSize, people }: RuleScope): string | undefined {
  const named = groups.flat();
  if (named.length === 0) return 'Add at least one group';
  if (!named.every((id) => people.has(id))) return 'Choose participants with a place';
  if (new Set(named).size < named.length) return 'A participant can be in one group of a rule only';
  const sizes = groups.map(({ length }) => length);
  if (Math.max(...sizes) > teamSize.max) return `A team has at most ${teamSize.max} members`;
  if (as === 'team' && Math.min(...sizes) < teamSize.min)
    return `A team has at least ${teamSize.min} members`;
  return undefined;
}

/** All participants in groups of these rules. */
export function listGrouped(rules: readonly EventRule[]): string[] {
  return rules.flatMap((rule) => (rule.kind === 'locked' ? rule.groups.flat() : []));
}

/** The rules with groups of these participants only. A group of one has no effect and is left out. */
export function groupOnly(rules: readonly EventRule[], people: ReadonlySet<string>): EventRule[] {
  return rules.map((rule) =>
    rule.kind === 'locked' ? { ...rule, groups: groupsOf(rule.groups, people) } : rule,
  );
}

/** The groups of these participants only. A group of one has no effect and is left out. */
export function groupsOf(groups: LockedRule['groups'], people: ReadonlySet<string>): string[][] {
  return groups.map((group) => group.filter((id) => people.has(id))).filter(({ length }) => length > 1);
}

/** The first rule that uses the question, or undefined. */
export function ruleUsingQuestion(rules: readonly EventRule[], questionId: string): EventRule | undefined {
  return rules.find((rule) => 'questionId' in rule && rule.questionId === questionId);
}

export function isRoleInRules(rules: readonly EventRule[], role: string): boolean {
  return rules.some((rule) => rule.kind === 'role' && rule.role === role);
}
