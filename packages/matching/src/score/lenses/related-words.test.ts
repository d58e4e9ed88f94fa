import { expect, test } from 'vitest';
import { smallCatalogue } from '../../testing/catalogue.ts';
import { developer, noon, project } from '../../testing/profiles.ts';
import type { DeveloperProfile } from '../../types/profiles.ts';
import { Community } from '../community.ts';
import { PairScorer } from '../pair-scorer.ts';
import { neutral, termNames } from '../weights.ts';

const sequencing = project('p', { title: 'Sequencing of plankton', text: '', required: [] });

/** Two users who write about sequencing and genomes, and one who writes about genomes only. */
const users = [
  developer('a', { text: 'sequencing and genome assembly' }),
  developer('b', { text: 'sequencing of the genome of algae' }),
  developer('c', { text: 'genome browsers' }),
  developer('d', { text: 'opera tickets' }),
];

test('a text without a word of the project counts by words of similar texts', () => {
  const scorer = loaded(community(users));
  expect(textOf(scorer, 'c')).toBeGreaterThan(neutral.work);
  expect(textOf(scorer, 'd')).toBe(neutral.work);
  expect(textOf(scorer, 'a')).toBeGreaterThan(textOf(scorer, 'c'));
});

test('a word of a single text is not related', () => {
  const scorer = loaded(community([developer('a', { text: 'sequencing and assembly' }), ...users.slice(1)]));
  const { words } = scorer.of.relatedWords.of(scorer.project, scorer.of.version);
  const names = words.map((word) => scorer.of.vocabulary.words.nameOf(word));
  expect(names.toSorted()).toEqual(['genom', 'sequenc']);
});

test('related words are those of the current texts, after users change theirs', () => {
  const of = community(users);
  const before = textOf(loaded(of), 'c');
  for (const id of ['a', 'b']) of.putDeveloper(developer(id, { text: 'sequencing of coins' }));
  expect(before).toBeGreaterThan(neutral.work);
  expect(textOf(loaded(of), 'c')).toBe(neutral.work);
});

test('the shares of related words are equal in a community with another order of users', () => {
  const [one, other] = [users, users.toReversed()].map((order) => {
    const { of, project: asked } = loaded(community(order));
    const { words, shares } = of.relatedWords.of(asked, of.version);
    return new Map(words.map((word, at) => [of.vocabulary.words.nameOf(word), shares[at]]));
  });
  expect(one?.size).toBeGreaterThan(0);
  expect(other).toEqual(one);
});

test('only the heaviest words are related, with shares that add up to 1', () => {
  const text = Array.from({ length: 70 }, (_, at) => `word${at} `.repeat(at + 1)).join('');
  const of = community(['a', 'b'].map((id) => developer(id, { text: `sequencing ${text}` })));
  const { words, shares } = of.relatedWords.of(loaded(of).project, of.version);
  const names = words.map((word) => of.vocabulary.words.nameOf(word));
  expect(names.length).toBeGreaterThan(50);
  expect(names.length).toBeLessThanOrEqual(60);
  expect(names).toContain('word69');
  expect(names).not.toContain('word0');
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
});

test('an interest counts only if the project itself mentions it', () => {
  const of = community([
    ...users,
    developer('e', { interests: ['genome'] }),
    developer('f', { interests: ['plankton'] }),
  ]);
  const { scorer } = loaded(of);
  const interestsOf = (id: string) => {
    const record = of.developers.get(id);
    return record ? scorer.words.interests(record) : null;
  };
  expect(interestsOf('e')).toBe(0);
  expect(interestsOf('f')).toBe(1);
});

function community(profiles: readonly DeveloperProfile[]): Community {
  const made = new Community(smallCatalogue);
  made.putProject(sequencing);
  for (const profile of profiles) made.putDeveloper(profile);
  return made;
}

function loaded(of: Community) {
  const scorer = new PairScorer(of);
  const asked = of.projects.get('p');
  if (!asked) throw new Error('the project is known');
  scorer.load(asked, noon);
  return { of, scorer, project: asked };
}

function textOf({ of, scorer }: ReturnType<typeof loaded>, id: string): number {
  const record = of.developers.get(id);
  if (!record) throw new Error(`${id} is known`);
  scorer.measure(record);
  return scorer.youToProject.values[termNames.indexOf('work')] ?? Number.NaN;
}
