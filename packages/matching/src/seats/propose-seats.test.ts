import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allSkills, resolveSkill } from '../taxonomy/taxonomy.ts';
import { nameOfSkills, proposeSeats, type WantedSkill } from './propose-seats.ts';
import { seatLimits } from './seat-limits.ts';

const { maxSeats, maxSkillsPerSeat } = seatLimits;

function wanted(labels: readonly string[]): WantedSkill[] {
  return labels.map((label) => ({ label, skillId: resolveSkill(label).id }));
}

function seats(skills: string, teamSize: number): string[] {
  return proposeSeats({ required: wanted(skills.split(', ')), teamSize }).map(({ name, skills }) =>
    skills.length === 0 ? name : `${name}: ${skills.join(', ')}`,
  );
}

test.each([
  [
    'React, TypeScript, Node.js, PostgreSQL, Docker, Figma',
    4,
    ['Frontend: React, TypeScript', 'Backend: Node.js, PostgreSQL', 'DevOps: Docker', 'UX design: Figma'],
  ],
  [
    'React, TypeScript, Node.js, PostgreSQL, Docker, Figma',
    2,
    ['Frontend and UX design: React, TypeScript, Figma', 'Backend and DevOps: Node.js, PostgreSQL, Docker'],
  ],
  ['React, Node.js', 1, ['Full stack: React, Node.js']],
  ['React, Python', 3, ['Frontend: React', 'Backend: Python', 'Any role']],
  ['JavaScript', 2, ['Frontend: JavaScript', 'Any role']],
  ['JavaScript, Express', 2, ['Backend: JavaScript, Express', 'Any role']],
  [
    'Flutter, Dart, Firebase, UI design',
    3,
    ['Mobile: Flutter, Dart', 'Backend: Firebase', 'UX design: UI design'],
  ],
  [
    'Python, pandas, SQL, Machine learning',
    2,
    ['Data science: Python, pandas, SQL, Machine learning', 'Any role'],
  ],
  [
    'Django, Python, Vue, CSS, Testing',
    4,
    ['Backend: Django, Python', 'Frontend: Vue, CSS', 'Testing: Testing', 'Any role'],
  ],
  [
    'Unity, C#, 3D modeling, Sound design',
    3,
    ['Game development: Unity, C#, 3D modeling', 'Audio: Sound design', 'Any role'],
  ],
  ['Kubernetes, Terraform, AWS, Linux', 2, ['DevOps: Kubernetes, Terraform, AWS, Linux', 'Any role']],
  [
    'Solidity, Ethereum, React, Node.js',
    3,
    ['Blockchain: Solidity, Ethereum', 'Frontend: React', 'Backend: Node.js'],
  ],
  ['Arduino, C, Electronics, MQTT', 2, ['Embedded systems: Arduino, C, Electronics, MQTT', 'Any role']],
  [
    'Java, Spring Boot, Angular, MySQL',
    3,
    ['Backend: Java, Spring Boot, MySQL', 'Frontend: Angular', 'Any role'],
  ],
  [
    'Penetration testing, Python, Kubernetes',
    3,
    ['Security: Penetration testing', 'Backend: Python', 'DevOps: Kubernetes'],
  ],
  ['Marine biology, Tide tables', 2, ['Marine biology: Marine biology, Tide tables', 'Any role']],
])('proposes for %s and %i people', (skills, teamSize, expected) => {
  expect(seats(skills, teamSize)).toEqual(expected);
});

test('joins a tag without a role to the role that the community knows it with', () => {
  const required = wanted(['React', 'Node.js', 'Tide physics']);
  const coOccurrence = (one: string, other: string) =>
    one === 'tide-physics' || other === 'nodejs' ? 0.8 : 0;
  const byCommunity = proposeSeats({
    required,
    teamSize: 2,
    coOccurrence: (one, other) => (resolveSkill(other).label === 'Node.js' ? coOccurrence(one, 'nodejs') : 0),
  });
  expect(byCommunity.map(({ skills }) => skills)).toEqual([['React'], ['Node.js', 'Tide physics']]);
  const alone = proposeSeats({ required, teamSize: 2 });
  expect(alone.map(({ skills }) => skills)).toEqual([['React', 'Tide physics'], ['Node.js']]);
});

test('names skills as a proposal would', () => {
  expect(nameOfSkills(wanted(['React']))).toBe('Frontend');
  expect(nameOfSkills(wanted(['Vue', 'Figma']))).toBe('Frontend and UX design');
  expect(nameOfSkills([])).toBe('Any role');
});

describe('every proposal', () => {
  const known = fc.constantFrom(...allSkills().map(({ label }) => label));
  const label = fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );
  const posting = fc.record({
    required: fc.array(label, { maxLength: 80 }).map(wanted),
    teamSize: fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constantFrom(Number.NaN, 1e9, 0.5)),
  });

  test('has the seats of the team, at most 30, with names of 2 to 40 characters and at most 12 skills', () => {
    fc.assert(
      fc.property(posting, ({ required, teamSize }) => {
        const proposal = proposeSeats({ required, teamSize });
        expect(proposal.length).toBe(Math.max(1, Math.min(maxSeats, Math.trunc(teamSize) || 1)));
        for (const { name, skills } of proposal) {
          expect(name.length).toBeGreaterThanOrEqual(2);
          expect(name.length).toBeLessThanOrEqual(40);
          expect(skills.length).toBeLessThanOrEqual(maxSkillsPerSeat);
        }
      }),
    );
  });

  test('has each required skill in exactly one seat while they fit', () => {
    fc.assert(
      fc.property(posting, ({ required, teamSize }) => {
        const proposal = proposeSeats({ required, teamSize });
        const wantedIds = [...new Set(required.map(({ skillId }) => skillId))];
        const placed = proposal.flatMap(({ skills }) => skills.map((name) => resolveSkill(name).id));
        expect(new Set(placed).size).toBe(placed.length);
        if (wantedIds.length > proposal.length * maxSkillsPerSeat) return;
        expect(placed.toSorted()).toEqual(wantedIds.toSorted());
      }),
    );
  });

  test('is the same for the same posting', () => {
    fc.assert(
      fc.property(posting, (form) => {
        expect(proposeSeats(form)).toEqual(proposeSeats(structuredClone(form)));
      }),
    );
  });
});

function seatsWithRoles(
  needs: Readonly<Record<string, number>>,
  skills: readonly string[],
  teamSize: number,
) {
  const roles = wanted(Object.keys(needs)).map((role) => ({ ...role, count: needs[role.label] ?? 0 }));
  const required = [...roles, ...wanted(skills)];
  return proposeSeats({ required, teamSize, roles }).map(
    ({ name, skills }) => `${name}: ${skills.join(', ')}`,
  );
}

describe('a proposal for needed roles', () => {
  test('has a seat for each of their members, and skills join the seat of their role', () => {
    expect(seatsWithRoles({ Backend: 2, Design: 1 }, ['Rust', 'Figma'], 5)).toEqual([
      'Backend: Backend, Rust',
      'UX design: Design, Figma',
      'Backend: Backend',
      'Any role: ',
      'Any role: ',
    ]);
  });

  test('names seats by roles that the taxonomy does not know', () => {
    expect(seatsWithRoles({ Product: 1, Engineering: 2 }, ['React'], 4)).toEqual([
      'Product: Product',
      'Engineering: Engineering',
      'Frontend: React',
      'Engineering: Engineering',
    ]);
  });

  test('has every role in a small team, before a second member of one of them', () => {
    expect(seatsWithRoles({ Backend: 3, Product: 1 }, [], 2)).toEqual([
      'Backend: Backend',
      'Product: Product',
    ]);
    expect(seatsWithRoles({ Backend: 3, Design: 1, Product: 1 }, [], 2).join(', ')).toMatch(
      /Product.*Product/,
    );
  });

  test('has a seat for each role, also if the taxonomy gives two of them one name', () => {
    expect(seatsWithRoles({ UX: 2, UI: 1 }, ['Figma'], 4)).toEqual([
      'UX design: UX, Figma',
      'UX design: UI',
      'UX design: UX',
      'Any role: ',
    ]);
  });

  test('has a seat for each member of two roles that are the same skill', () => {
    expect(seatsWithRoles({ UX: 1, 'UX design': 1 }, [], 3)).toEqual([
      'UX design: UX design',
      'UX design: UX',
      'Any role: ',
    ]);
  });

  test('has no seat for other skills while two roles share one', () => {
    expect(seatsWithRoles({ Product: 1, Engineering: 1 }, ['React', 'CSS'], 2)).toEqual([
      expect.stringContaining('Product'),
      expect.stringContaining('Engineering'),
    ]);
  });

  test('cuts names of roles that are too long for a seat', () => {
    const long = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
    const needs = Object.fromEntries(long.map((role) => [role, 1]));
    expect(seatsWithRoles(needs, [], 1)).toEqual([`${'a'.repeat(31)} and more: ${long.join(', ')}`]);
    const faces = '🙂'.repeat(20);
    expect(seatsWithRoles({ [faces]: 1, other: 1 }, [], 1)).toEqual([
      `${'🙂'.repeat(15)} and more: ${faces}, other`,
    ]);
  });
});

test('proposes for 10,000 skills and a million people without reading all of them', () => {
  const required = Array.from({ length: 10_000 }, (_, n) => ({ skillId: `tag-${n}`, label: `tag ${n}` }));
  const proposal = proposeSeats({ required, teamSize: 1_000_000 });
  expect(proposal).toHaveLength(maxSeats);
  expect(proposal.flatMap(({ skills }) => skills)).toHaveLength(100);
});
