import type { CoveredSkill, SeatSkill } from '@teamwright/matching/types/explanation.ts';
import { describe, expect, test } from 'vitest';
import { distinguishingReason, ownerReason } from './matching.reason.view.ts';

type Explained = Parameters<typeof ownerReason>[0];

function covered(label: string, how: CoveredSkill['how'], via: string | null = null): CoveredSkill {
  const evidence = { repositories: 0, projects: 0, acceptedBy: 0, lastSeen: null, strength: 1 };
  return { skillId: label, label, how, via: via ? { skillId: via, label: via } : null, ...evidence };
}

function ofSeat(label: string, how: SeatSkill['how'], proof: Partial<SeatSkill> = {}): SeatSkill {
  const share = { points: 0, max: 0 };
  const evidence = { repositories: 0, projects: 0, acceptedBy: 0, lastSeen: null, strength: 1 };
  const shares = { youToProject: share, projectToYou: share };
  return { skillId: label, label, how, via: null, ...evidence, ...shares, ...proof };
}

const now = Date.UTC(2026, 10, 20);
const none: Explained = {
  adds: [],
  skills: [],
  covers: [],
  reasonsForOwner: [],
  shared: { school: null, area: null, hours: null, teammates: [] },
};

function reason(explained: Partial<Explained>): string {
  return ownerReason({ ...none, ...explained }, now);
}

describe('the reason on the card of a user', () => {
  const october = Date.UTC(2026, 9, 3);
  const docker = ofSeat('Docker', 'shown', { repositories: 4, lastSeen: october });
  const go = ofSeat('Go', 'shown', { repositories: 1, lastSeen: october });
  const vue = covered('React', 'related', 'Vue');
  const hours = { count: 11, per: 'week' as const };

  test.each<[string, Partial<Explained>, string]>([
    [
      'all skills',
      { skills: [go, docker] },
      'Covers both skills: Docker in 4 repositories, last used October.',
    ],
    [
      'some skills',
      { skills: [docker, ofSeat('Kafka', 'none'), ofSeat('Rust', 'related')] },
      'Covers 1 of 3 skills, not Kafka: Docker in 4 repositories, last used October.',
    ],
    ['the only skill', { skills: [go] }, 'Go in 1 repository, last used October.'],
    [
      'a skill that is new to the team',
      { adds: ['Docker', 'Rust', 'Go'], skills: [docker] },
      'Would add Docker and Rust: Docker in 4 repositories, last used October.',
    ],
    ['a declared skill', { skills: [ofSeat('Docker', 'declared')] }, 'Docker is declared.'],
    [
      'a finished project',
      { skills: [ofSeat('Docker', 'implied', { projects: 2 })] },
      'Docker in 2 finished projects.',
    ],
    [
      'another skill that implies it',
      { skills: [ofSeat('Backend', 'implied', { via: { skillId: 'go', label: 'Go' } })] },
      'Backend, implied by Go.',
    ],
    ['skills outside of the seat', { covers: [covered('React', 'declared')] }, 'Knows React.'],
    ['a related skill', { covers: [vue] }, 'Knows Vue, which is related to React.'],
    ['nothing required', { reasonsForOwner: ['Requires no skill.'] }, 'Requires no skill.'],
    [
      'shared hours',
      { skills: [ofSeat('Docker', 'declared')], shared: { ...none.shared, hours } },
      'Docker is declared. 11 shared hours a week.',
    ],
    [
      'earlier teammates first, instead of shared hours',
      { skills: [ofSeat('Docker', 'declared')], shared: { ...none.shared, hours, teammates: ['x'] } },
      'Worked with your team before. Docker is declared.',
    ],
  ])('names %s', (_, explained, text) => {
    expect(reason(explained)).toBe(text);
  });
});

describe('the reason beside a request', () => {
  const docker = ofSeat('Docker', 'declared');
  const seat = { id: '1', name: 'DevOps' };
  const reasonFor = (changes: Partial<Parameters<typeof distinguishingReason>[0]>) =>
    distinguishingReason({ ...none, skills: [docker], seat, ...changes }, now);

  test('is that of the card for a user who covers the whole seat', () => {
    expect(reasonFor({})).toBe('Docker is declared.');
  });

  test('is left out if the user lacks a skill, or the seat has a level', () => {
    expect(reasonFor({ skills: [docker, ofSeat('Go', 'none')] })).toBeUndefined();
    expect(reasonFor({ skills: [ofSeat('Go', 'related')], adds: ['React'] })).toBeUndefined();
    expect(reasonFor({ seat: { ...seat, level: 'learning' } })).toBeUndefined();
  });
});
