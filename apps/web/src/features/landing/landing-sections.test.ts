import { termLabels, termNames, weights } from '@teamwright/matching/score/weights.ts';
import { expect, test } from 'vitest';
import { sectionsCopy } from '../../copy/landing-sections.ts';
import { figures, members, reader, reasons, whyNot } from './example-event.ts';

test.each(sectionsCopy.example.terms)(
  '$label has at most the points of the score in the example',
  ({ label, points }) => {
    const name = termNames.find((term) => termLabels[term] === label);

    expect(name).toBeDefined();
    expect(points).toBeLessThanOrEqual(name === undefined ? 0 : weights.youToProject[name]);
  },
);

test('the points of the example add up to its fit', () => {
  expect(sectionsCopy.example.terms.reduce((sum, { points }) => sum + points, 0)).toBe(
    sectionsCopy.example.score,
  );
});

test('the teams of the example have room for all its participants', () => {
  expect(figures.participants).toBe(figures.teams * figures.teamSize);
  expect(members).toHaveLength(figures.teamSize);
});

test('no team of the example is better than possible, and the worst is below the mean', () => {
  expect(figures.worst).toBeLessThan(figures.score);
  expect(figures.score).toBeLessThanOrEqual(figures.bound);
});

test('the reasons of the example are about members of its team, the question is about somebody else', () => {
  const names = members.map(({ name }) => name);

  expect(names.filter((name) => name !== reader.name)).toEqual(expect.arrayContaining([...reasons.friends]));
  expect(names).not.toContain(whyNot.name);
});
