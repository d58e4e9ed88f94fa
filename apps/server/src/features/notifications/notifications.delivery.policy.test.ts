import { defaultChoices, type NotificationChoices } from '@teamwright/contracts/notifications/preferences.ts';
import { describe, expect, test } from 'vitest';
import { decideDelivery, isDiscarded } from './notifications.delivery.policy.ts';

const unchanged = { choices: {}, attention: null };
const off = { inApp: false, mail: 'off' } as const;

describe('delivery of a notification', () => {
  test('follows the defaults until the user chooses', () => {
    expect(decideDelivery('join_request', unchanged)).toEqual({ inApp: true, mail: 'now' });
    expect(decideDelivery('comment', unchanged)).toEqual({ inApp: true, mail: 'off' });
  });

  test('follows only the choice for its own type', () => {
    const settings = { choices: { comment: off }, attention: null };
    expect(isDiscarded(decideDelivery('comment', settings))).toBe(true);
    expect(decideDelivery('member_left', settings)).toEqual(defaultChoices.member_left);
  });

  test.each(['join_request', 'invitation'] as const)('%s stays in the list, whatever is stored', (type) => {
    const choices: Partial<NotificationChoices> = { [type]: off };
    expect(decideDelivery(type, { choices, attention: null })).toEqual({ inApp: true, mail: 'off' });
  });
});

describe('a mention', () => {
  test.each(['all', 'mentions'] as const)('is delivered from a room with the level %s', (attention) => {
    expect(decideDelivery('mention', { choices: {}, attention })).toEqual(defaultChoices.mention);
  });

  test.each(['muted', null] as const)('is not delivered from a room that is %s', (attention) => {
    expect(isDiscarded(decideDelivery('mention', { choices: {}, attention }))).toBe(true);
  });

  test('is the only type that a muted room stops', () => {
    expect(decideDelivery('join_request', { choices: {}, attention: 'muted' }).inApp).toBe(true);
  });
});
