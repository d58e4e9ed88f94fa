import { languageName } from '@teamwright/contracts/events/languages.ts';
import { reasonsCopy as copy, whyNotCopy } from '../../copy/events/reasons.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { weekdayName } from '../../lib/time/dates.ts';
import { fill } from '../../texts.ts';

/** Names of what a participant and a team share, with the hours in the time zone of the event. */
export interface TeamReasons {
  readonly roles: readonly string[];
  readonly skills: readonly string[];
  readonly hours: readonly { readonly day: number; readonly from: number; readonly to: number }[];
  readonly languages: readonly string[];
  /** Participants who wished for this one, and this one for them. */
  readonly friends: readonly string[];
  /** Other members of a group that the organisers locked together. */
  readonly group: readonly string[];
  readonly wishRank: number | null;
}

type WhyNot =
  | { readonly kind: 'same_team' }
  | { readonly kind: 'not_computed' }
  | { readonly kind: 'rules'; readonly rules: readonly (keyof typeof whyNotCopy.kinds)[] }
  | {
      readonly kind: 'cost';
      readonly members: number;
      readonly points: number;
      readonly worse: number;
      readonly better: number;
    };

type Hours = TeamReasons['hours'];

/** Groups of shared hours that are named; further ones are counted. */
const maxSpans = 3;

/** Why a participant is in a team, as this participant reads it. */
export function reasonSentences(reasons: TeamReasons): string[] {
  const { roles, skills, hours, languages, friends, group, wishRank } = reasons;
  const things = [...roles, ...skills];
  const sentences = [
    ...(things.length > 0 ? [fill(copy.brings, { things: listInWords(things) })] : []),
    ...(hours.length > 0 ? [hoursSentence(hours)] : []),
    ...(languages.length > 0
      ? [fill(copy.languages, { languages: listInWords(languages.map(languageName)) })]
      : []),
    ...(friends.length > 0 ? [friendsSentence(friends)] : []),
    ...(group.length > 0 ? [fill(copy.group, { names: listInWords([copy.you, ...group]) })] : []),
    ...(wishRank === null ? [] : [copy.wishes[wishRank - 1] ?? fill(copy.furtherWish, { rank: wishRank })]),
  ];
  return sentences.length > 0 ? sentences : [copy.none];
}

function friendsSentence(friends: readonly string[]): string {
  const [name = ''] = friends;
  return friends.length === 1
    ? fill(copy.friend, { name })
    : fill(copy.friends, { names: listInWords(friends) });
}

/** Equal hours of several days are one group; the longest groups come first, then in the order of the week. */
function hoursSentence(hours: Hours): string {
  const groups = [...Map.groupBy(hours, ({ from, to }) => `${from}-${to}`).values()];
  const named = groups
    .toSorted((a, b) => countHours(b) - countHours(a))
    .slice(0, maxSpans)
    .toSorted((a, b) => (a[0]?.day ?? 0) - (b[0]?.day ?? 0) || (a[0]?.from ?? 0) - (b[0]?.from ?? 0));
  const spans = listInWords(named.map(spanText));
  if (groups.length <= maxSpans) return fill(copy.hours, { spans });
  return fill(copy.manyHours, { spans, count: countHours(hours) });
}

function countHours(spans: Hours): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

function spanText(group: Hours): string {
  const [{ from, to } = { from: 0, to: 0 }] = group;
  return fill(copy.span, {
    days: listInWords(group.map(({ day }) => dayName(day))),
    from: clock(from),
    to: clock(to),
  });
}

/** 0 is Monday. */
function dayName(day: number): string {
  return weekdayName((day + 1) % 7);
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Why a participant is in another team, without the sentences that every answer has. */
export function whyNotSentences(why: WhyNot, name: string): string[] {
  if (why.kind === 'same_team') return [fill(whyNotCopy.sameTeam, { name })];
  if (why.kind === 'not_computed') return [whyNotCopy.notComputed];
  const general = fill(whyNotCopy.general, { name });
  if (why.kind === 'rules') {
    const rules = listInWords(why.rules.map((kind) => whyNotCopy.kinds[kind]));
    return [general, rules === '' ? whyNotCopy.severalRules : fill(whyNotCopy.rules, { rules })];
  }
  const { members, points, worse, better } = why;
  if (worse === 0) return [general, ...noCostSentences(members, better)];
  const { points: pointTexts, worse: worseTexts } = whyNotCopy;
  return [
    general,
    fill(whyNotCopy.cost, { members, points: fill(textOf(pointTexts, points), { points }) }),
    fill(worse === 1 ? worseTexts.one : worseTexts.many, { count: worse }),
  ];
}

/** Without a member who loses, there is no cost to state: an exchange is equally good, or better for some. */
function noCostSentences(members: number, better: number): string[] {
  const { equal, stronger } = whyNotCopy.noCost;
  if (better === 0) return [fill(equal.exchange, { members }), equal.meaning];
  const exchange = better === 1 ? stronger.one : stronger.many;
  return [fill(exchange, { members, count: better }), stronger.meaning];
}

function textOf(texts: { none: string; one: string; many: string }, count: number): string {
  if (count === 0) return texts.none;
  return count === 1 ? texts.one : texts.many;
}
