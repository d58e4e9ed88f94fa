import { expect, test } from 'vitest';
import { type Packed, SharedPages } from './shared-pages.ts';

const size = 64;

function packed(name: number): Packed {
  return {
    numbers: Uint32Array.of(name),
    fields: Uint32Array.of(name + 1, name + 2, name + 3, name + 4),
  };
}

function numbersIn({ numbers, fields }: Packed): number[] {
  return [...numbers, ...fields];
}

function buffersOf(all: Iterable<Packed>): number {
  return new Set(Array.from(all, ({ numbers }) => numbers.buffer)).size;
}

test('arrays keep their numbers and share pages', () => {
  const pages = new SharedPages(size);
  const all = Array.from({ length: 40 }, (_, name) => packed(name));
  for (const one of all) pages.keep(one);
  expect(all.map(numbersIn)).toEqual(all.map((_, name) => numbersIn(packed(name))));
  expect(buffersOf(all)).toBe(4);
});

test('an array larger than a page gets its own page', () => {
  const pages = new SharedPages(size);
  const large = {
    numbers: new Uint32Array(size).fill(7),
    fields: Uint32Array.of(8),
  };
  pages.keep(large);
  expect([large.numbers.length, large.numbers[size - 1], large.fields[0]]).toEqual([size, 7, 8]);
});

test('repeated changes use at most twice the needed memory plus a page', () => {
  const pages = new SharedPages(size);
  const held = new Map(Array.from({ length: 60 }, (_, name) => [name, packed(name)]));
  for (const one of held.values()) pages.keep(one);
  for (let change = 0; change < 1000; change += 1) {
    const name = (change * 37) % 60;
    const before = held.get(name);
    // Every tenth array stays and keeps its old page in use.
    if (!before || name % 10 === 0) continue;
    held.delete(name);
    pages.drop(before, () => held.values());
    const after = packed(name);
    held.set(name, after);
    pages.keep(after);
    expect(buffersOf(held.values())).toBeLessThanOrEqual(12);
  }
  for (const [name, one] of held) expect(numbersIn(one)).toEqual(numbersIn(packed(name)));
});
