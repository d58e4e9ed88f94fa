import { describe, expect, test } from 'vitest';
import { termNames } from './score/weights.ts';
import { explained } from './testing/arbitraries.ts';
import { developer, project, required, skill } from './testing/profiles.ts';

describe('available hours', () => {
  const berlin = { timeZone: 'Europe/Berlin' };
  /** Tuesday 18:00 to 22:00, and Saturday 10:00 to 14:00. */
  const [tuesday, saturday] = [`${'0'.repeat(10)}3c${'0'.repeat(30)}`, `${'0'.repeat(32)}3c${'0'.repeat(8)}`];
  const hoursValue = (own: string | null, owner: string | null) => {
    const { values, shared, reasonsForDeveloper } = explained(
      project('p', { ...berlin, required: [required('node')], availability: owner }),
      developer('d', { ...berlin, skills: [skill('node')], availability: own }),
    );
    const value = values.youToProject[termNames.indexOf('hours')] ?? 0;
    return { value, hours: shared.hours, reasons: reasonsForDeveloper };
  };

  test('in common lift the score, and hours apart lower it', () => {
    const together = hoursValue(tuesday, tuesday);
    expect(together.hours).toEqual({ count: 4, per: 'week' });
    expect(together.reasons).toContain('4 shared hours a week with the owner');
    const apart = hoursValue(saturday, tuesday);
    expect(apart.hours?.count).toBe(0);
    expect(together.value).toBeGreaterThan(apart.value);
  });

  test('replace the assumption on their side only', () => {
    expect(hoursValue(null, null).hours).toEqual({ count: 14, per: 'day' });
    expect(hoursValue(tuesday, null).hours).toEqual({ count: 4, per: 'week' });
    expect(hoursValue(null, saturday).hours).toEqual({ count: 4, per: 'week' });
    expect(hoursValue(tuesday, null).value).toBe(hoursValue(null, null).value);
  });
});
