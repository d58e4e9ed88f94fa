import { describe, expect, test } from 'vitest';
import { isEmpty, noChanges, withChanges, withoutSaved } from './unsaved-choices.ts';

const now = { inApp: true, mail: 'now' } as const;
const off = { inApp: true, mail: 'off' } as const;
const night = { from: '22:00', to: '07:00' };

describe('unsaved choices', () => {
  test('collect choices; a later choice for the same type wins', () => {
    const changes = withChanges(withChanges(noChanges, { types: { comment: off } }), {
      types: { comment: now, mention: off },
    });
    expect(changes).toEqual({ types: { comment: now, mention: off } });
    expect(withChanges(changes, { quietHours: null })).toEqual({ ...changes, quietHours: null });
  });

  test('keep choices made while earlier ones were being saved', () => {
    const sent = withChanges(noChanges, { types: { comment: off, mention: off }, quietHours: night });
    const changed = withChanges(sent, { types: { comment: now } });
    expect(withoutSaved(changed, sent)).toEqual({ types: { comment: now } });
    const changedAgain = withChanges(sent, { quietHours: null });
    expect(withoutSaved(changedAgain, sent)).toEqual({ types: {}, quietHours: null });
  });

  test('are empty once all are saved', () => {
    const sent = withChanges(noChanges, { types: { comment: off }, quietHours: null });
    expect(isEmpty(sent)).toBe(false);
    expect(isEmpty(withoutSaved(sent, sent))).toBe(true);
  });
});
