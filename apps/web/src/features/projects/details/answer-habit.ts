import type { AnswerRecord } from '@teamwright/contracts/projects/projects.ts';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { fill } from '../../../texts.ts';

const { habit } = projectsCopy;

/** 'an hour', '5 hours', '2 days': whole hours, and whole days from 1.5 days. */
function durationText(hours: number): string {
  const unit = hours < 36 ? habit.hours : habit.days;
  const count = Math.max(1, Math.round(hours < 36 ? hours : hours / 24));
  return count === 1 ? unit.one : fill(unit.many, { count });
}

/** 'Answers 9 of 10 requests in a median of 2 days'. For large samples, the share is rounded to tenths. */
export function answerHabit({ sample, answered, medianHours }: AnswerRecord): string {
  const of = Math.min(sample, 10);
  const count = sample > 10 ? Math.round((answered / sample) * 10) : answered;
  if (medianHours === null) return fill(habit.none, { of });
  return fill(habit.text, { count, of, duration: durationText(medianHours) });
}
