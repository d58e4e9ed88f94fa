import { describe, expect, test } from 'vitest';
import { notificationsCopy } from '../../copy/notifications.ts';
import { fill } from '../../texts.ts';
import {
  messageParts,
  momentText,
  seatsText,
  withoutSenderName,
  withSenderName,
} from './notification-text.ts';

function marked(message: string, sender: string, title: string): string {
  return messageParts(withSenderName(sender, message), sender, title)
    .map(({ text, strong }) => (strong ? `*${text}*` : text))
    .join('');
}

describe('messageParts', () => {
  test.each([
    [
      'plain-otter requested to join Ledgerline',
      'plain-otter',
      'Ledgerline',
      '*plain-otter* requested to join *Ledgerline*',
    ],
    [
      'Your request to join Quarry expired',
      'Teamwright',
      'Quarry',
      '*Teamwright*: Your request to join *Quarry* expired',
    ],
    ['ada requested to join ada', 'ada', 'ada', '*ada* requested to join ada'],
    ['map requested to join map of maps', 'map', 'map of maps', '*map* requested to join *map of maps*'],
    ['ada left', 'ada', '', '*ada* left'],
  ])('marks the names in %j', (message, sender, title, expected) => {
    expect(marked(message, sender, title)).toBe(expected);
  });
});

describe('withoutSenderName', () => {
  test.each([
    ['plain-otter requested to join Ledgerline', 'plain-otter', 'requested to join Ledgerline'],
    ['Your request expired', 'Teamwright', 'Your request expired'],
  ])('removes the sender from %j', (message, sender, expected) => {
    expect(withoutSenderName(sender, message)).toBe(expected);
  });
});

describe('momentText', () => {
  const now = new Date(2026, 10, 20, 12, 0).getTime();
  test.each([
    [new Date(2026, 10, 20, 9, 12), 'Today, 09:12'],
    [new Date(2026, 10, 18, 9, 12), '18 Nov 2026'],
  ])('%s is %s', (date, expected) => {
    expect(momentText(date.toISOString(), now)).toBe(expected);
  });
});

test('an invitation for a seat that was filled in the meantime says that it fills another one', () => {
  const seats = [
    { id: 'ledger', memberId: 'ada' },
    { id: 'pages', memberId: null },
    { id: 'sketches', memberId: null },
  ];
  const { otherSeat, fillsSeat, fillsLastSeat, noSeat } = notificationsCopy;
  expect(seatsText({ seatsOpen: 2, seats }, { id: 'ledger' })).toBe(otherSeat);
  expect(seatsText({ seatsOpen: 2, seats }, { id: 'pages' })).toBe(fill(fillsSeat, { seats: 2 }));
  expect(seatsText({ seatsOpen: 1, seats }, null)).toBe(fillsLastSeat);
  expect(seatsText({ seatsOpen: 0, seats }, { id: 'ledger' })).toBe(noSeat);
});
