import { clamp, type ReadRule } from './measure.ts';

/** The value that a team loses for each member too many or too few, if the rule names none. */
const defaultStep = 0.5;

/** Loses `step` for each member more or less than preferred. A hard rule is covered by the limits of the cohort. */
export const readSize: ReadRule<'size'> = ({ strength, step = defaultStep }, { instance }) => ({
  value: ({ size }) =>
    strength === 'hard' ? 1 : clamp(1 - step * Math.abs(size - instance.sizes.preferred)),
});
