import type { TeamSizes } from '@teamwright/contracts/events/event-form.ts';
import type { EventQuestion } from '@teamwright/contracts/events/questions.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';

interface RuleScope {
  readonly roles: readonly string[];
  readonly questions: readonly Pick<EventQuestion, 'id' | 'kind' | 'options'>[];
  readonly teamSize: TeamSizes;
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

function errorOf(rule: EventRule, { roles, questions, teamSize }: RuleScope): string | undefined {
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
    default:
      return undefined;
  }
}

/** The first rule that uses the question, or undefined. */
export function ruleUsingQuestion(rules: readonly EventRule[], questionId: string): EventRule | undefined {
  return rules.find((rule) => 'questionId' in rule && rule.questionId === questionId);
}

export function isRoleInRules(rules: readonly EventRule[], role: string): boolean {
  return rules.some((rule) => rule.kind === 'role' && rule.role === role);
}
