import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { joinedText, SeatToFill } from './seat-to-fill.tsx';

const testing = { id: 't', name: 'Testing', last: false };

function textOf(props: Parameters<typeof SeatToFill>[0]): string {
  return renderToStaticMarkup(<SeatToFill {...props} />).replaceAll(/<[^>]+>/g, '');
}

test('says before the answer which seat a request fills, unless it names that seat', () => {
  expect(textOf({ fills: testing, seat: null })).toBe('Accepting fills the seat “Testing”.');
  expect(textOf({ fills: testing, seat: { id: 'd' } })).toBe('Accepting fills the seat “Testing”.');
  expect(textOf({ fills: testing, seat: { id: 't' } })).toBe('');
  expect(textOf({ fills: null, seat: null })).toBe('');
});

test('says before the answer that it fills the last open seat', () => {
  const last = { ...testing, last: true };
  expect(textOf({ fills: last, seat: { id: 't' } })).toBe('Accepting fills the last open seat, “Testing”.');
});

test('says after the answer which seat the user got, and if it was the last one', () => {
  const seat = { name: 'Testing' };
  expect(joinedText({ name: 'Ada', seat, seatsOpen: 2 })).toBe(
    'Ada has been added to the project! Seat: Testing.',
  );
  expect(joinedText({ name: 'Ada', seat, seatsOpen: 0 })).toBe(
    'Ada has been added to the project! Seat: Testing, the last open one.',
  );
  expect(joinedText({ name: 'Ada', seat: null, seatsOpen: undefined })).toBe(
    'Ada has been added to the project!',
  );
});
