import { defaultChoices, type NotificationChoices } from '@teamwright/contracts/notifications/preferences.ts';
import { describe, expect, test } from 'vitest';
import { decideDelivery, isDiscarded } from './notifications.delivery.policy.ts';

const unchanged = { choices: {}, notificationLevel: null };
const off = { inApp: false, mail: 'off' } as const;

describe('delivery of a notification', () => {
  test('follows the defaults until the user chooses', () => {
    expect(decideDelivery('join_request', unchanged)).toEqual({ inApp: true, mail: 'now' });
    expect(decideDelivery('comment', unchanged)).toEqual({ inApp: true, mail: 'off' });
  });

  test('follows only the choice for its own type', () => {
    const settings = { choices: { comment: off }, notificationLevel: null };
    expect(isDiscarded(decideDelivery('comment', settings))).toBe(true);
    expect(decideDelivery('member_left', settings)).toEqual(defaultChoices.member_left);
  });

  test.each(['join_request', 'invitation'] as const)('%s stays in the list, whatever is stored', (type) => {
    const choices: Partial<NotificationChoices> = { [type]: off };
    expect(decideDelivery(type, { choices, notificationLevel: null })).toEqual({ inApp: true, mail: 'off' });
  });
});

describe('a mention', () => {
  test.each(['all', 'mentions'] as const)(
    'is delivered from a room with the level %s',
    (notificationLevel) => {
      expect(decideDelivery('mention', { choices: {}, notificationLevel })).toEqual(defaultChoices.mention);
    },
  );

  test.each(['muted', null] as const)('is not delivered from a room that is %s', (notificationLevel) => {
    expect(isDiscarded(decideDelivery('mention', { choices: {}, notificationLevel }))).toBe(true);
  });

  test('is the only type that a muted room stops', () => {
    expect(decideDelivery('join_request', { choices: {}, notificationLevel: 'muted' }).inApp).toBe(true);
  });
});
