import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedSkills } from './asked-skills.ts';

function asked(text: string): string[] {
  return askedSkills(text).map(({ skillId }) => skillId);
}

describe('askedSkills', () => {
  it('keeps technologies wherever they stand', () => {
    expect(asked('Java Developer\nWe offer Python courses')).toEqual(['java', 'python']);
  });

  it.each([
    ['Experience with DevOps and agile methods', ['devops', 'agile']],
    ['Join our DevOps team as a Backend Engineer', []],
    ['We want a Full Stack Software Engineer who knows Scrum', ['scrum']],
    ['Industry: Fintech Company size: 11–50 people\nYou know DevOps', ['devops']],
    ['What we offer\nagile working, DevOps days\nYour profile\nKnowledge of TDD', ['tdd']],
    ['Love for open source and hackathons', []],
  ])('reads %j', (text, skills) => {
    expect(asked(text)).toEqual(skills);
  });

  it('reads CI and CD only as they are written', () => {
    expect(asked('You know CI, CD and Docker')).toEqual([
      'continuous-integration',
      'continuous-delivery',
      'docker',
    ]);
    expect(asked('Play a cd or ci')).toEqual([]);
  });

  it('takes any text in linear time', () => {
    const piece = fc.constantFrom(
      'Industry:',
      'Role:',
      'Benefits\n',
      'Requirements\n',
      'DevOps ',
      'agile team ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(() => askedSkills(pieces.join(''))).not.toThrow();
      }),
    );
    const before = process.threadCpuUsage();
    for (const shape of ['Industry:', 'Benefits\nProfile\n', 'agile team '])
      askedSkills(shape.repeat(50_000));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_500);
  });
});
