import { expect, test } from 'vitest';
import {
  bodyOfSeats,
  draftOf,
  draftsOfStored,
  giveSeat,
  mergeSeats,
  moveSeat,
  moveSkill,
  type SeatDraft,
  splitSeat,
  unplacedSkills,
} from './seat-drafts.ts';

function seat(
  key: number,
  name: string,
  skills: readonly string[],
  changes: Partial<SeatDraft> = {},
): SeatDraft {
  return { ...draftOf({ name, skills: [...skills], level: 'any', hoursPerWeek: null }, key), ...changes };
}

const frontend = seat(0, 'Frontend', ['React', 'CSS', 'Vue'], { id: 'a' });
const backend = seat(1, 'Backend', ['Go'], { id: 'b', memberId: 'ada' });
const design = seat(2, 'Design', [], { id: 'c', memberId: 'bo' });
const seats = [frontend, backend, design];
const skillsOf = (list: readonly SeatDraft[]) => list.map(({ name, skills }) => [name, ...skills]);

test('moveSkill moves a skill once, also when the other seat already has it in another spelling', () => {
  expect(skillsOf(moveSkill(seats, 'Vue', { from: 0, to: 2 }))).toEqual([
    ['Frontend', 'React', 'CSS'],
    ['Backend', 'Go'],
    ['Design', 'Vue'],
  ]);
  const twice = [seat(0, 'One', ['GO']), seat(1, 'Two', ['Go'])];
  expect(skillsOf(moveSkill(twice, 'GO', { from: 0, to: 1 }))).toEqual([['One'], ['Two', 'Go']]);
  expect(moveSkill(seats, 'Vue', { from: 0, to: 0 })).toEqual(seats);
});

test('moveSkill adds a skill that no seat has', () => {
  const added = moveSkill(seats, 'Figma', { from: undefined, to: 2 });
  expect(added[2]?.skills).toEqual(['Figma']);
});

test('mergeSeats joins the skills and keeps the member in the seat that is stored with them', () => {
  const [merged, rest] = mergeSeats(seats, 0, backend);
  expect(merged).toMatchObject({ key: 0, id: 'b', name: 'Frontend', memberId: 'ada' });
  expect(merged?.skills).toEqual(['React', 'CSS', 'Vue', 'Go']);
  expect(rest).toEqual(design);
});

test('splitSeat halves the skills and leaves the member in the first half', () => {
  const [first, second] = splitSeat([{ ...frontend, memberId: 'ada', level: 'solid' }], 0, 'New seat');
  expect(first).toMatchObject({ key: 0, id: 'a', skills: ['React', 'CSS'], memberId: 'ada' });
  expect(second).toMatchObject({ key: 1, id: '', skills: ['Vue'], memberId: '', level: 'solid' });
});

test('giveSeat lets two members exchange their seats', () => {
  const given = giveSeat(seats, 2, 'ada').map(({ memberId }) => memberId);
  expect(given).toEqual(['', 'bo', 'ada']);
});

test('moveSeat moves a seat by one', () => {
  expect(moveSeat(seats, 2, -1).map(({ name }) => name)).toEqual(['Frontend', 'Design', 'Backend']);
});

test('unplacedSkills lists each required skill without a seat once', () => {
  expect(unplacedSkills(seats, ['go', 'Figma', 'React', 'Figma'])).toEqual(['Figma']);
});

test('bodyOfSeats names ids of stored seats, and members only if they move', () => {
  const stored = [
    { id: 'a', name: 'One', skills: ['Go'], level: 'solid', hoursPerWeek: 8, memberId: 'ada' } as const,
    { id: 'b', name: 'Two', skills: [], level: 'any', hoursPerWeek: null, memberId: null } as const,
  ].map((one) => ({ ...one, skills: [...one.skills] }));
  const drafts = draftsOfStored(stored);
  const moved = giveSeat([...drafts, seat(2, 'Three', [])], 1, 'ada');
  expect(bodyOfSeats(moved, drafts)).toEqual([
    { id: 'a', name: 'One', skills: ['Go'], level: 'solid', hoursPerWeek: 8 },
    { id: 'b', name: 'Two', skills: [], level: 'any', hoursPerWeek: null, memberId: 'ada' },
    { name: 'Three', skills: [], level: 'any', hoursPerWeek: null },
  ]);
  expect(bodyOfSeats(drafts, drafts)[0]).not.toHaveProperty('memberId');
});
