import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import { describe, expect, test } from 'vitest';
import { maskEmail } from '../../core/mask-email.ts';
import { briefReason, isWorthShowing, matchView } from './matching.view.ts';

type Covered = Explanation['covers'][number];

function covered(label: string, how: Covered['how']): Covered {
  return {
    skillId: label,
    label,
    how,
    via: null,
    strength: 50,
    repositories: 1,
    projects: 0,
    acceptedBy: 0,
    lastSeen: null,
  };
}

function match(changes: Partial<Explanation>): Explanation {
  return {
    projectId: 'p',
    developerId: 'd',
    score: 70,
    seat: null,
    full: false,
    tier: 'Strong',
    fit: { youToProject: 70, projectToYou: 70 },
    terms: { youToProject: [], projectToYou: [] },
    values: { youToProject: [], projectToYou: [] },
    skills: [],
    covers: [covered('React', 'shown'), covered('Frontend', 'implied'), covered('Vue', 'related')],
    missing: [{ skillId: 'kafka', label: 'Kafka' }],
    adds: [],
    shared: { school: null, area: null, hours: null, teammates: [] },
    connections: [],
    reasonsForDeveloper: ['A whole sentence.'],
    reasonsForOwner: [],
    reasonKindsForDeveloper: ['summary'],
    reasonKindsForOwner: [],
    ...changes,
  };
}

const backend = { id: 's', name: 'Backend', role: undefined, level: undefined };

/** The skills of a seat, of which the developer has the first one. */
function seat(...labels: string[]): Explanation['skills'] {
  const share = { points: 0, max: 0 };
  return labels.map((label, at) => ({
    ...covered(label, 'shown'),
    how: at === 0 ? 'shown' : 'none',
    youToProject: share,
    projectToYou: share,
  }));
}

function asShown(skill: Explanation['skills'][number]): Explanation['skills'][number] {
  return { ...skill, how: 'shown' };
}

describe('a reason on a card', () => {
  test.each<[Partial<Explanation>, string]>([
    [{ adds: ['Docker'] }, 'You would add Docker.'],
    [{ adds: ['Docker', 'Kafka', 'Go'] }, 'You would add Docker and Kafka.'],
    [{ skills: seat('React', 'Go') }, 'You cover 1 of 2 skills of the project.'],
    [{ seat: backend, skills: seat('React', 'Vue', 'Go') }, 'You cover 1 of 3 skills of the seat.'],
    [{ seat: backend, skills: seat('React', 'Vue').map(asShown) }, 'You cover both skills of the seat.'],
    [
      { seat: backend, skills: seat('React', 'Vue', 'Go').map(asShown) },
      'You cover all 3 skills of the seat.',
    ],
    [{ seat: backend, skills: seat('React') }, 'You cover React, all that the seat asks for.'],
    [
      { covers: [{ ...covered('Vue', 'related'), via: { skillId: 'react', label: 'React' } }] },
      'You know React, which is related to Vue.',
    ],
    [{ covers: [], missing: [] }, 'A whole sentence.'],
  ])('for %j is %j', (changes, reason) => {
    expect(briefReason(match(changes))).toBe(reason);
  });

  test('is left out with its score if the developer has none of the required skills', () => {
    expect(isWorthShowing(match({}))).toBe(true);
    expect(isWorthShowing(match({ covers: [covered('Vue', 'related')] }))).toBe(true);
    expect(isWorthShowing(match({ covers: [] }))).toBe(false);
    expect(isWorthShowing(match({ covers: [], missing: [] }))).toBe(true);
  });
});

test('a match names the evidence that the reader can open before stronger private one', () => {
  const piece = (file: string, url: string | null) => ({
    source: 'manifest' as const,
    repository: url,
    repoId: null,
    isPrivate: url === null,
    project: null,
    file,
    line: null,
    snippet: '',
    url,
    strength: 0.5,
    firstSeen: '2026-01-01T00:00:00Z',
    lastSeen: '2026-01-01T00:00:00Z',
  });
  const share = { points: 5, max: 10 };
  const skills = [{ ...covered('React', 'shown'), projects: 1, youToProject: share, projectToYou: share }];
  const evidence = [piece('a', null), piece('b', null), piece('c', 'https://host.example/quay')];
  const { seatSkills } = matchView(match({ skills }), {
    forOwner: true,
    skills: [
      {
        skillId: 'React',
        label: 'React',
        kind: 'library',
        status: 'confirmed',
        declared: false,
        strength: 0.9,
        level: 'strong',
        declaredLevel: null,
        lastSeen: null,
        evidence,
      },
    ],
    finishedProjects: [{ title: 'Tides', slug: 'tides', skillIds: ['React'] }],
    help: undefined,
    seatFits: [],
    connections: [],
    now: 0,
  });
  expect(seatSkills[0]?.evidence.map(({ file }) => file)).toEqual(['c', 'a']);
  expect(seatSkills[0]?.finishedProjects).toEqual([{ title: 'Tides', slug: 'tides' }]);
});

test.each([
  ['amber@example.org', 'a•••@example.org'],
  ['💡light@example.org', '💡•••@example.org'],
])('%s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
