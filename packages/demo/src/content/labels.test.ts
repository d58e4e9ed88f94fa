import { knownSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { expect, test } from 'vitest';
import { archetypes } from './archetypes/all.ts';
import { cast } from './cast.ts';
import { castNeighbours } from './cast-neighbours.ts';
import { manifestSnippets, readmeSnippets } from './evidence-snippets.ts';
import { projectIdeas } from './projects/all.ts';

const lists: [owner: string, labels: readonly string[]][] = [
  ...archetypes.map(
    ({ id, core, often, sometimes }) => [id, [...core, ...often, ...sometimes]] as [string, string[]],
  ),
  ...archetypes.flatMap(({ id, people }) =>
    people.map(({ also = [] }, index) => [`${id}#${index}`, also] as [string, readonly string[]]),
  ),
  ...[...cast, ...castNeighbours].map(
    ({ handle, skills }) => [handle, skills] as [string, readonly string[]],
  ),
  ...projectIdeas.map(
    ({ key, technologies, skills }) => [key, [...technologies, ...skills]] as [string, string[]],
  ),
  ...projectIdeas.flatMap(({ key, seats = [] }) =>
    seats.map(({ name, skills }): [string, readonly string[]] => [`${key}, ${name}`, skills]),
  ),
  ['manifest snippets', Object.keys(manifestSnippets)],
  ['readme snippets', Object.keys(readmeSnippets)],
];

test.each(lists)('%s has only labels of the taxonomy, each once', (_, labels) => {
  expect(labels.map((label) => knownSkill(label)?.label)).toEqual(labels);
  expect(new Set(labels).size).toBe(labels.length);
});
