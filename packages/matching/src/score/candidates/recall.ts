import type { FinishedWork } from '../../history/finished-work.ts';
import type { IndexedDocument, InvertedIndex } from '../../index/inverted-index.ts';
import { Search } from '../../index/search.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import { fields } from '../../profile/fields.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import type { RecommendOptions } from '../../types/matcher.ts';
import type { Community } from '../community.ts';
import { schoolsOf } from '../lenses/school-lens.ts';
import { teammatesOf } from '../lenses/teammate-lens.ts';
import { explored } from './exploration.ts';
import { promisingProjects } from './promising.ts';
import { developerQueries, projectQueries, type Queries } from './queries.ts';

const noIds: ReadonlySet<string> = new Set();

/** Maximum number of candidates of each kind of search. */
const maxBySkillsAndContext = 300;
const maxByText = 100;
const maxByContext = 50;
const maxSimilarWorks = 100;
const maxFromLikelySchool = 100;
const maxPromising = 300;
/**
 * Towns and schools with more users than this are not searched: all their users score the same, so random
 * candidates are better than always the same few.
 */
const maxContextSize = 1000;
/** With at most this many open documents, all are candidates. */
const maxUnfiltered = maxBySkillsAndContext + maxByText;

/**
 * Finds candidates for scoring, as the union of several searches: the best by skills, school, area, people and
 * teammates in common, weighted as in the score, so that a missed document could only gain by the smaller terms; the
 * best by text; the best by school, area and people alone; some at random. For a project also the members of finished
 * projects with similar texts, and users of the schools that the owner probably goes to. For a developer also the
 * projects with the most points for what no list has (`promisingProjects`).
 */
export class Recall {
  readonly #community: Community;
  readonly #developers: Search<DeveloperRecord>;
  readonly #projects: Search<ProjectRecord>;
  readonly #works: Search<FinishedWork>;

  constructor(community: Community) {
    this.#community = community;
    this.#developers = new Search(community.developers);
    this.#projects = new Search(community.projects);
    this.#works = new Search(community.history.works);
  }

  /** Open developers for a project, without the team and excluded developers. */
  developersFor(
    project: ProjectRecord,
    { exclude = noIds, limit, now, seatId }: RecommendOptions,
  ): Iterable<DeveloperRecord> {
    const { developers, statistics, vocabulary } = this.#community;
    const queries = projectQueries(
      project,
      statistics,
      vocabulary,
      teammatesOf(developers, project.team),
      seatId,
    );
    return developers.without([...project.team, ...exclude], () =>
      candidates(developers, this.#developers, queries, limit, () => [
        ...this.#withSimilarWork(queries),
        ...this.#fromLikelySchool(project, Math.max(maxFromLikelySchool, limit)),
        ...explored(developers, project.id, now),
      ]),
    );
  }

  /** The open members of finished projects with similar texts. */
  *#withSimilarWork({ text }: Queries): Generator<number> {
    const { developers, history } = this.#community;
    for (const number of this.#works.among(text, maxSimilarWorks)) {
      for (const id of history.works.documentAt(number)?.team ?? []) {
        const member = developers.openNumberOf(id);
        if (member !== undefined) yield member;
      }
    }
  }

  /** At most `limit` open users from schools that the owner may go to, and their former teammates. */
  *#fromLikelySchool(project: ProjectRecord, limit: number): Generator<number> {
    const { developers } = this.#community;
    let found = 0;
    for (const school of schoolsOf(developers, project).keys()) {
      if (developers.countWith(fields.places, school - 1) > maxContextSize) continue;
      for (const number of developers.numbersWith(fields.places, school - 1)) {
        for (const open of this.#withTeammates(number)) {
          yield open;
          found += 1;
          if (found >= limit) return;
        }
      }
    }
  }

  /** A developer and their former teammates, as far as they are open. */
  *#withTeammates(number: number): Generator<number> {
    const { developers } = this.#community;
    if (developers.isOpen(number)) yield number;
    for (const id of developers.documentAt(number)?.workedWith ?? []) {
      const teammate = developers.openNumberOf(id);
      if (teammate !== undefined) yield teammate;
    }
  }

  /** Open projects for a developer, without excluded ones and those the developer owns or joined. */
  projectsFor(
    developer: DeveloperRecord,
    { exclude = noIds, limit, now }: RecommendOptions,
  ): Iterable<ProjectRecord> {
    const { developers, projects, statistics, vocabulary } = this.#community;
    const teammatesOfTeammates = teammatesOf(developers, developer.workedWith);
    teammatesOfTeammates.delete(developer.id);
    const works = this.#community.history.of(developer.id);
    const queries = developerQueries(developer, works, statistics, vocabulary, teammatesOfTeammates);
    const person = vocabulary.people.find(developer.id);
    const joined = person === undefined ? [] : projects.idsWith(fields.people, person);
    return projects.without([...joined, ...exclude], () =>
      candidates(projects, this.#projects, queries, limit, () => [
        ...this.#promising(developer, Math.max(maxPromising, limit), now),
        ...explored(projects, developer.id, now),
      ]),
    );
  }

  #promising(developer: DeveloperRecord, limit: number, now: number): number[] {
    const { projects } = this.#community;
    const found = promisingProjects(this.#community, developer, limit, now);
    return found.flatMap(({ id }) => projects.openNumberOf(id) ?? []);
  }
}

/** At least `limit` documents, if as many are open. */
function candidates<T extends IndexedDocument>(
  index: InvertedIndex<T>,
  search: Search<T>,
  { skills, text, context }: Queries,
  limit: number,
  others: () => Iterable<number>,
): T[] {
  if (index.openSize <= Math.max(maxUnfiltered, limit)) return [...index.open()];
  const found = new Set<number>();
  const each = Math.max(Math.ceil(maxBySkillsAndContext / skills.length), limit);
  for (const own of skills) for (const number of search.among([...own, ...context], each)) found.add(number);
  for (const number of search.among(text, maxByText)) found.add(number);
  const close = context.filter(({ field, feature }) => index.countWith(field, feature) <= maxContextSize);
  for (const number of search.among(close, maxByContext)) found.add(number);
  for (const number of others()) found.add(number);
  const documents: T[] = [];
  for (const number of found) {
    const document = index.documentAt(number);
    if (document) documents.push(document);
  }
  return documents.length < limit ? filledUp(documents, index, limit) : documents;
}

/** Fills a page when too few documents have anything in common with the query. */
function filledUp<T extends IndexedDocument>(
  found: readonly T[],
  index: InvertedIndex<T>,
  limit: number,
): T[] {
  const all = new Set(found);
  for (const document of index.open()) {
    if (all.size >= limit) break;
    all.add(document);
  }
  return [...all];
}
