import { fairness } from './rules.ts';

/** A developer who may be on a page. */
export interface Candidate {
  readonly id: string;
  /** The whole points of the score, 0–100. A fraction only orders candidates with the same points. */
  readonly score: number;
  /** Whether the developer was shown on more pages in the last seven days than the cap allows. */
  readonly capped: boolean;
  readonly newcomer: boolean;
  /** Whether repositories or finished projects show any of the developer's skills. */
  readonly showsWork: boolean;
}

/**
 * Chooses the `limit` candidates of a page, best first, from `ranked`, which is in the same order and usually longer.
 * Capped candidates are replaced by near-equals, and newcomers get their ranks. Scores and their order never change.
 */
export function choosePage<C extends Candidate>(ranked: readonly C[], limit: number): C[] {
  if (ranked.length <= limit) return [...ranked];
  const page = withoutCapped(ranked, limit);
  const last = page.slice(0, fairness.newcomers.last).at(-1);
  const close = ranked.filter((one) => pointsBetween(last, one) <= fairness.newcomerPoints);
  return [isUnprovenNewcomer, isNewcomer].reduce(
    (chosen, isEntitled) => withNewcomers(close.filter(isEntitled), ranked, chosen),
    page,
  );
}

/** Replaces capped candidates, from the last rank on: there, the next candidate is nearest in score. */
function withoutCapped<C extends Candidate>(ranked: readonly C[], limit: number): C[] {
  const page = ranked.slice(0, limit);
  const others = ranked.slice(limit).filter(({ capped }) => !capped);
  for (let rank = page.length - 1; rank >= 0; rank -= 1) {
    const [next] = others;
    const here = page[rank];
    if (!next || !here?.capped || pointsBetween(here, next) > fairness.nearPoints) continue;
    page[rank] = next;
    others.shift();
  }
  return inOrder(ranked, page);
}

/** Puts entitled candidates at the end of the newcomers' ranks, so that no developer below them has a higher score. */
function withNewcomers<C extends Candidate>(
  entitled: readonly C[],
  ranked: readonly C[],
  page: readonly C[],
): C[] {
  const { count, first, last } = fairness.newcomers;
  const head = page.slice(0, last);
  const theirs = head.slice(first - 1);
  const others = theirs.filter((one) => !entitled.includes(one));
  const missing = Math.min(count - (theirs.length - others.length), others.length);
  const coming = entitled.filter((one) => !head.includes(one)).slice(0, Math.max(0, missing));
  if (coming.length === 0) return [...page];
  const leaving = others.slice(-coming.length);
  const chosen = inOrder(ranked, [...head.filter((one) => !leaving.includes(one)), ...coming]);
  return inOrder(ranked, [...chosen, ...following(ranked, chosen, page.length - chosen.length)]);
}

/**
 * The next candidates after the chosen ones, capped ones last; candidates before them only if too few are
 * left.
 */
function following<C extends Candidate>(ranked: readonly C[], chosen: readonly C[], count: number): C[] {
  const end = ranked.findLastIndex((one) => chosen.includes(one));
  const free = ranked.slice(end + 1);
  const before = ranked.slice(0, end).filter((one) => !chosen.includes(one));
  const inTurn = [free, before].flatMap((part) => [
    ...part.filter(({ capped }) => !capped),
    ...part.filter(({ capped }) => capped),
  ]);
  return inTurn.slice(0, count);
}

/** The difference that screens show. */
function pointsBetween(better: Candidate | undefined, other: Candidate): number {
  return Math.trunc(better?.score ?? 0) - Math.trunc(other.score);
}

function isNewcomer({ newcomer, capped }: Candidate): boolean {
  return newcomer && !capped;
}

/** On a new site all users are newcomers. Those who have shown no work need the ranks most. */
function isUnprovenNewcomer(candidate: Candidate): boolean {
  return isNewcomer(candidate) && !candidate.showsWork;
}

function inOrder<C>(ranked: readonly C[], some: readonly C[]): C[] {
  return ranked.filter((one) => some.includes(one));
}
