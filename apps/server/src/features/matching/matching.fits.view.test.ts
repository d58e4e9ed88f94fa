import type { CoveredSkill, Explanation, SeatSkill } from '@teamwright/matching/types/explanation.ts';
import { describe, expect, test } from 'vitest';
import { ownerReason } from './matching.fits.view.ts';

type Explained = Parameters<typeof ownerReason>[0];

function covered(label: string, how: CoveredSkill['how'], via: string | null = null): CoveredSkill {
  const evidence = { repositories: 0, projects: 0, acceptedBy: 0, lastSeen: null, strength: 1 };
  return { skillId: label, label, how, via: via ? { skillId: via, label: via } : null, ...evidence };
}

function ofSeat(label: string, how: SeatSkill['how']): SeatSkill {
  const share = { points: 0, max: 0 };
  const evidence = { repositories: 0, projects: 0, acceptedBy: 0, lastSeen: null, strength: 1 };
  return { skillId: label, label, how, via: null, ...evidence, youToProject: share, projectToYou: share };
}

function reason(explained: Partial<Explained>): string {
  const none: Pick<Explanation, keyof Explained> = { adds: [], skills: [], covers: [], reasonsForOwner: [] };
  return ownerReason({ ...none, ...explained });
}

describe('the reason on the card of a user', () => {
  const docker = covered('Docker', 'shown');
  const react = covered('React', 'declared');
  const vue = covered('React', 'related', 'Vue');

  test.each<[Partial<Explained>, string]>([
    [{ adds: ['Docker', 'Rust', 'Go'], covers: [docker] }, 'Would add Docker and Rust.'],
    [{ adds: ['Docker'], covers: [docker, react] }, 'Would add Docker. Also knows React.'],
    [{ skills: [ofSeat('Docker', 'shown')], covers: [docker] }, 'Covers Docker.'],
    [{ skills: [ofSeat('Docker', 'shown')], covers: [docker, react] }, 'Covers Docker. Also knows React.'],
    [{ skills: [ofSeat('Docker', 'none')], covers: [react] }, 'Knows React.'],
    [{ skills: [ofSeat('React', 'related')], covers: [vue] }, 'Knows Vue, which is related to React.'],
    [{ reasonsForOwner: ['Requires no skill.'] }, 'Requires no skill.'],
  ])('for %j is %j', (explained, text) => {
    expect(reason(explained)).toBe(text);
  });
});
