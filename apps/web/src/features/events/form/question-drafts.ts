import { limits } from '@teamwright/contracts/core/limits.ts';
import { eventFormCopy } from '../../../copy/events/event-form.ts';
import { fill } from '../../../texts.ts';
import type { Difference } from '../conflict-notice.tsx';
import type { EventQuestion } from '../events.queries.ts';

const copy = eventFormCopy.questions;

/** A question as typed. `id` is undefined for a new one; `key` identifies it in the list. */
export type QuestionDraft = Omit<EventQuestion, 'id'> & { id: string | undefined; key: number };

export type QuestionErrors = Readonly<Record<number, { label?: string; options?: string }>>;

export function draftsOf(questions: readonly EventQuestion[]): QuestionDraft[] {
  return questions.map((question, key) => ({ ...question, key }));
}

/** Error messages by the position of the question. */
export function errorsOf(drafts: readonly QuestionDraft[]): QuestionErrors {
  const { min, max } = limits.questionOptions;
  const entries = drafts.map(({ label, kind, options }, index) => {
    const badOptions = kind === 'choice' && (options.length < min || options.length > max);
    return [
      index,
      {
        ...(label.trim().length < 3 && { label: copy.labelMissing }),
        ...(badOptions && { options: fill(copy.optionsMissing, limits.questionOptions) }),
      },
    ] as const;
  });
  return Object.fromEntries(entries.filter(([, errors]) => Object.keys(errors).length > 0));
}

/** The questions in the shape of the contract. Only a choice has options. */
export function sentOf(drafts: readonly QuestionDraft[]) {
  return drafts.map(({ key: _, id, options, kind, ...rest }) => ({
    ...rest,
    kind,
    options: kind === 'choice' ? options : [],
    ...(id !== undefined && { id }),
  }));
}

type Described = Pick<EventQuestion, 'label' | 'kind' | 'options' | 'visibility' | 'required'>;

/** 'Diet? One of several options: any, vegan. Organisers only. Must be answered' */
function questionInWords({ label, kind, options, visibility, required }: Described): string {
  const answers = kind === 'choice' ? `: ${options.join(', ')}` : '';
  const parts = [
    `${copy.kinds[kind]}${answers}`,
    copy.visibilities[visibility],
    required ? [copy.required] : [],
  ];
  return `${label} ${parts.flat().join('. ')}`;
}

/** The questions that differ between the saved and the edited list, in words. Their order does not count. */
export function questionDifferences(
  theirs: readonly EventQuestion[],
  yours: readonly QuestionDraft[],
): Difference[] {
  const added = yours.filter(({ id }) => !theirs.some((question) => question.id === id));
  const known = theirs.flatMap((saved): Difference[] => {
    const own = yours.find(({ id }) => id === saved.id);
    const [before, after] = [questionInWords(saved), own && questionInWords(own)];
    return before === after ? [] : [{ id: saved.id, name: saved.label, theirs: before, yours: after }];
  });
  return [
    ...known,
    ...added.map((own) => ({
      id: String(own.key),
      name: own.label,
      theirs: undefined,
      yours: questionInWords(own),
    })),
  ];
}
