import { z } from 'zod';
import { distinctLines, line, looseId } from '../core/common.ts';
import { limits } from '../core/limits.ts';

/**
 * Who reads an answer: the team after publication, or organisers only. Answers to `used_in_rule` also form teams;
 * they are as private as `organisers_only`.
 */
const questionVisibility = z.enum(['shown_to_teams', 'organisers_only', 'used_in_rule']);
const questionKind = z.enum(['choice', 'scale', 'text']);

const questionFields = {
  kind: questionKind,
  label: line(limits.questionLabel.max, 3),
  /** Of a choice; empty for other kinds. A scale goes from 1 to 5. */
  options: distinctLines(limits.questionOptions.max).default([]),
  visibility: questionVisibility,
  required: z.boolean().default(false),
};

export const eventQuestion = z.object({ id: z.string(), ...questionFields });

export type EventQuestion = z.output<typeof eventQuestion>;

/**
 * All questions in their order. A question without an id is new, and one that is missing is removed with its answers.
 */
export const questionList = z
  .array(z.object({ id: looseId.optional(), ...questionFields }))
  .max(limits.eventQuestions, `At most ${limits.eventQuestions} questions`);

export type QuestionList = z.output<typeof questionList>;
