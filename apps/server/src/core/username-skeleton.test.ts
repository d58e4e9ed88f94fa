import { cpuMs } from '@teamwright/matching/testing/cpu-time.ts';
import { describe, expect, test } from 'vitest';
import { usernameSkeleton } from './username-skeleton.ts';

describe('the skeleton of a username', () => {
  test.each([
    ['case', 'Ida', 'iDA'],
    ['a Cyrillic letter', 'Deleted user', 'Deleted usеr'],
    ['Cyrillic alone', 'coco', 'сосо'],
    ['Cyrillic capitals', 'BOC', 'ВОС'],
    ['a Cyrillic capital in front of a name in lower case', 'ivan', 'Іvan'],
    ['Greek letters', 'Otto', 'Οttο'],
    ['full width', 'support', 'ｓｕｐｐｏｒｔ'],
    ['digits', 'bob loll', 'b0b l01l'],
    ['two letters as one', 'modern', 'modem'],
    ['an invisible letter', 'ida', 'i\u3164da'],
    ['spaces', 'bos s', 'bos  s'],
    ['mathematical letters', 'admin', '𝐚𝐝𝐦𝐢𝐧'],
    ['a Cyrillic letter that Unicode added later', 'wanda', 'шanda'],
  ])('is one for names that differ in %s', (_what, one, other) => {
    expect(usernameSkeleton(other)).toBe(usernameSkeleton(one));
  });

  test.each([
    ['ida', 'ada'],
    ['José', 'Jose'],
    ['bos s', 'boss'],
    ['Иван', 'Ivan'],
    ['rene', 'tene'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(usernameSkeleton(other)).not.toBe(usernameSkeleton(one));
  });

  test('costs at most 2 ms of processor time for the longest name', () => {
    const cost = cpuMs(() => {
      for (let round = 0; round < 1000; round += 1) usernameSkeleton('ﷺ'.repeat(40));
    });
    expect(cost / 1000).toBeLessThan(2);
  });
});
