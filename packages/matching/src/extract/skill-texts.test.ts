import { expect, test } from 'vitest';
import { findSkills } from './skill-texts.ts';

function labels(list: readonly { label: string }[]): string[] {
  return list.map(({ label }) => label);
}

test('findSkills returns technologies and practices apart, each skill once with all its positions', () => {
  const text = 'React and Docker.\n\nWe do machine learning with docker and React.';
  const { technologies, skills } = findSkills('posting', text);
  expect(labels(technologies)).toEqual(['React', 'Docker']);
  expect(labels(skills)).toEqual(['Machine learning']);
  const words = technologies[1]?.mentions.map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual(['Docker', 'docker']);
});

test('findSkills returns only the required skills of an advertisement', () => {
  const text =
    'Backend Engineer\nRequirements\nKnowledge of Docker\nCompany description\nA leader in machine learning';
  expect(labels(findSkills('posting', text).skills)).toEqual(['Backend', 'Machine learning']);
  const { technologies, skills } = findSkills('advertisement', text);
  expect({ technologies: labels(technologies), skills: labels(skills) }).toEqual({
    technologies: ['Docker'],
    skills: [],
  });
});

test('findSkills returns nothing for a text without known names', () => {
  expect(findSkills('bio', 'I like long walks.')).toEqual({ technologies: [], skills: [] });
});
