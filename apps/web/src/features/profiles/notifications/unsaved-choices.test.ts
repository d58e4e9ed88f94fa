import { describe, expect, test } from 'vitest';
import { isEmpty, noChanges, withChanges, withoutSaved } from './unsaved-choices.ts';

const now = { inApp: true, mail: 'now' } as const;
const off = { inApp: true, mail: 'off' } as const;
const night = { from: '22:00', to: '07:00' };

describe('what is not saved yet', () => {
  test('grows by choice, the later one of a type counting', () => {
    const changes = withChanges(withChanges(noChanges, { types: { comment: off } }), {
      types: { comment: now, mention: off },
    });
    expect(changes).toEqual({ types: { comment: now, mention: off } });
    expect(withChanges(changes, { quietHours: null })).toEqual({ ...changes, quietHours: null });
  });

  test('keeps what was chosen anew while the first was being saved', () => {
    const sent = withChanges(noChanges, { types: { comment: off, mention: off }, quietHours: night });
    const meanwhile = withChanges(sent, { types: { comment: now } });
    expect(withoutSaved(meanwhile, sent)).toEqual({ types: { comment: now } });
    const quietAnew = withChanges(sent, { quietHours: null });
    expect(withoutSaved(quietAnew, sent)).toEqual({ types: {}, quietHours: null });
  });

  test('is nothing once all of it is saved', () => {
    const sent = withChanges(noChanges, { types: { comment: off }, quietHours: null });
    expect(isEmpty(sent)).toBe(false);
    expect(isEmpty(withoutSaved(sent, sent))).toBe(true);
  });
});
