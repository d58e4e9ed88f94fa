import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../testing/cpu-time.ts';
import { askedSkills } from './asked-skills.ts';

function asked(text: string): string[] {
  return askedSkills(text).map(({ skillId }) => skillId);
}

describe('askedSkills', () => {
  const advertisement = `Backend Engineer
Technologies
oracle go cloud rest
Job description
Our team of designers builds shops on our platform .
Requirements
3 years of experience with Java and Kotlin
Knowledge of PostgreSQL , Docker and Kubernetes
You know TDD and write clean code
Company description
Our company is a leader in machine learning for retail`;

  test('returns every word of a list of tags, and skills listed under requirements', () => {
    expect(asked(advertisement)).toEqual(
      expect.arrayContaining([
        'oracle-database',
        'go',
        'cloud',
        'rest',
        'java',
        'kotlin',
        'tdd',
        'clean-code',
      ]),
    );
  });

  test('leaves out titles and the description of the company', () => {
    for (const skill of ['backend', 'machine-learning']) expect(asked(advertisement)).not.toContain(skill);
  });

  test.each([
    ['Experience with DevOps and agile methods', ['devops', 'agile']],
    ['Join our DevOps team as a Backend Engineer', []],
    ['We want a Full Stack Software Engineer who knows Scrum', ['scrum']],
    ['We go to the lake and rest', []],
    ['', []],
  ])('reads %j', (text, skills) => {
    expect(asked(text)).toEqual(skills);
  });

  test('uses the given weights', () => {
    const text = 'Knowledge of Java and Docker';
    const weights = new Map([
      ['any name', -1],
      ['skill java', 3],
    ]);
    expect(askedSkills(text, weights).map(({ skillId }) => skillId)).toEqual(['java']);
  });

  test('reads CI and CD only in upper case', () => {
    expect(asked('You know CI, CD and Docker')).toEqual([
      'continuous-integration',
      'continuous-delivery',
      'docker',
    ]);
    expect(asked('Play a cd or ci')).toEqual([]);
  });

  test('reads any text in linear time', () => {
    const piece = fc.constantFrom(
      'Industry:',
      'Technologies\n',
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
    const shapes = ['Industry: ', 'Technologies go ', 'Benefits\nProfile\n', 'agile team ', '( apis cloud'];
    expect(cpuMs(() => shapes.map((shape) => askedSkills(shape.repeat(50_000))))).toBeLessThan(1_500);
  });

  test.each([
    'you have to be looking for ',
    'what you’ll ',
    'technologies!!!!! ',
    'must-haves must have nice to have ',
    '((((((',
    'Go, , , , ',
    '\n* - • ',
    '<<<<a',
    "a'-+#",
    'C . . . ',
    '\u202e\u202d',
  ])('reads a megabyte of %j in linear time', (piece) => {
    const text = `React ${piece.repeat(1_000_000 / piece.length)} React`;
    expect(cpuMs(() => askedSkills(text))).toBeLessThan(1_000);
  });
});
