import { clamp, type ReadRule } from './measure.ts';

const usualStep = 0.5;

/** Loses `step` for each member more or less than preferred. A hard rule is covered by the limits of the cohort. */
export const readSize: ReadRule<'size'> = ({ strength, step = usualStep }, { instance }) => ({
  value: ({ size }) =>
    strength === 'hard' ? 1 : clamp(1 - step * Math.abs(size - instance.sizes.preferred)),
});
