import { describe, expect, test } from 'vitest';
import type { TeamReasons } from './team-reasons.ts';
import { reasonSentences, whyNotSentences } from './team-reasons.ts';

const nothing: TeamReasons = {
  roles: [],
  skills: [],
  hours: [],
  languages: [],
  friends: [],
  group: [],
  wishRank: null,
};

const evening = (day: number) => ({ day, from: 18, to: 22 });

describe('the reasons for a team', () => {
  test('are one sentence for each kind of fact', () => {
    expect(
      reasonSentences({
        roles: ['Design'],
        skills: ['React', 'SQL'],
        hours: [evening(1), evening(3)],
        languages: ['de', 'en'],
        friends: ['ben'],
        group: ['cy', 'dee'],
        wishRank: 2,
      }),
    ).toEqual([
      'You bring Design, React and SQL.',
      'All of you are free on Tuesday and Thursday 18:00–22:00, in the time zone of the event.',
      'All of you can work in German and English.',
      'ben and you wished for each other.',
      'The organisers planned you, cy and dee to be in one team.',
      'The project is your second wish.',
    ]);
  });

  test('name the longest hours only and count all, if there are many', () => {
    const hours = [
      { day: 0, from: 8, to: 9 },
      { day: 1, from: 8, to: 12 },
      { day: 2, from: 9, to: 12 },
      { day: 6, from: 10, to: 24 },
    ];
    expect(reasonSentences({ ...nothing, hours })).toEqual([
      'All of you are free in 22 hours of the week, among them Tuesday 08:00–12:00, Wednesday 09:00–12:00 and ' +
        'Sunday 10:00–24:00, in the time zone of the event.',
    ]);
  });

  test('do not state that two friends of a member wished for each other', () => {
    expect(reasonSentences({ ...nothing, friends: ['ben', 'cy'] })).toEqual([
      'You and each of ben and cy wished for each other.',
    ]);
  });

  test('number a late wish', () => {
    expect(reasonSentences({ ...nothing, wishRank: 4 })).toEqual(['The project is number 4 of your wishes.']);
  });

  test('are a plain sentence without facts', () => {
    expect(reasonSentences(nothing)).toEqual([
      'The organisers planned the teams of all participants together.',
    ]);
  });
});

describe('the reasons for different teams', () => {
  const general =
    'The teams of all participants were planned together. They have ben and you in different teams.';

  test.each([
    [['hours', 'role'] as const, 'breaks the rules about shared hours and roles.'],
    [[] as const, 'breaks a rule of the event.'],
  ])('name the kinds of rules %j', (rules, end) => {
    expect(whyNotSentences({ kind: 'rules', rules: [...rules] }, 'ben')).toEqual([
      general,
      `Every exchange of up to three participants that puts you into one team ${end}`,
    ]);
  });

  test.each([
    [0, 2, 'lose less than one of 100 points on average.', '2 of them get a weaker team.'],
    [1, 1, 'lose about 1 of 100 points on average.', '1 of them gets a weaker team.'],
    [7, 5, 'lose about 7 of 100 points on average.', '5 of them get a weaker team.'],
  ])('state a cost of %i points for %i members', (points, worse, end, last) => {
    expect(whyNotSentences({ kind: 'cost', points, members: 12, worse, better: 3 }, 'ben')).toEqual([
      general,
      `With the best exchange of up to three participants, the 12 members of the teams that change ${end}`,
      last,
    ]);
  });

  test('say that an exchange is equally good if it changes the team of no member', () => {
    expect(whyNotSentences({ kind: 'cost', points: 0, members: 12, worse: 0, better: 0 }, 'ben')).toEqual([
      general,
      'With the best exchange of up to three participants, the teams of all 12 members who are affected stay as good as they are.',
      'By what all participants can know, both ways are equally good. The organisers published one of them.',
    ]);
  });

  test.each([
    [1, 'and 1 gets a stronger one.'],
    [4, 'and 4 get a stronger one.'],
  ])(
    'say that shown rules do not explain it if %i members get a stronger team and none a weaker one',
    (better, end) => {
      expect(whyNotSentences({ kind: 'cost', points: 0, members: 12, worse: 0, better }, 'ben')).toEqual([
        general,
        `With the best exchange of up to three participants, none of the 12 members of the teams that change gets a weaker team, ${end}`,
        'What all participants can know does not explain it. The reason can be another rule of the organisers, or a change since the teams were formed.',
      ]);
    },
  );

  test('say that both are in one team, or that nothing was computed', () => {
    expect(whyNotSentences({ kind: 'same_team' }, 'ben')).toEqual(['ben is in your team now.']);
    expect(whyNotSentences({ kind: 'not_computed' }, 'ben')).toEqual([
      'The server is too busy to compare the teams. Please try again in a minute.',
    ]);
  });
});
