import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { monthText } from '../../../lib/time/dates.ts';
import { fill } from '../../../texts.ts';
import type { Connection, Direction, ExplainedSkill, Reader, SkillSign, Summarised } from './explained.ts';

/** The kinds of skills that count as covered. */
const coveredHows = ['shown', 'declared', 'implied'] as const;

/**
 * 'You cover 4 of 5 skills that the seat Frontend asks for: 3 shown in work and 1 declared.', then what the role and
 * the level of the seat mean. It counts several skills, because the screen lists them with their evidence, or links to
 * that list. A single one is named with what shows it: 'Docker is all that the seat DevOps asks for; 4 of your
 * repositories show it.' The first of the server's `reasons` names all, for emails and API clients (`summarySentence`
 * in packages/matching).
 */
export function sentenceOf(match: Pick<Summarised, 'seat' | 'summary'>, reader: Reader): string {
  const sentence = coverageOf(match, reader);
  if (!match.seat || match.summary.skills.length === 0) return sentence;
  const { role, level } = match.seat;
  return [sentence, role ? copy.anyRole[reader.kind] : '', level ? copy.levels[level] : '']
    .filter(Boolean)
    .join(' ');
}

function coverageOf(
  { seat, summary: { skills } }: Pick<Summarised, 'seat' | 'summary'>,
  reader: Reader,
): string {
  const total = skills.length;
  if (total === 0) return copy.nothingRequired;
  const what = askingText(seat);
  const counts = coveredHows.flatMap((how) => {
    const count = skills.filter((skill) => skill.how === how).length;
    return count === 0 ? [] : [{ how, count }];
  });
  const covered = counts.reduce((sum, { count }) => sum + count, 0);
  if (covered === 0) return fill(copy.coversNone[reader.kind], { what });
  const [first] = counts;
  const [only] = skills;
  if (total === 1 && only)
    return fill(copy.coversOne[reader.kind], { skill: only.label, what, proof: proofOf(only, reader) });
  const isAll = covered === total;
  const how =
    isAll && counts.length === 1 && first
      ? fill(copy.allOf[first.how], { all: total === 2 ? copy.both : copy.allAlone })
      : listInWords(counts.map(({ how, count }) => fill(copy.counts[how], { count })));
  if (!isAll) return fill(copy.covers[reader.kind], { covered, total, what, how });
  const all = total === 2 ? copy.both : fill(copy.all, { total });
  return fill(copy.coversAll[reader.kind], { all, what, how });
}

function askingText(seat: Summarised['seat']): string {
  if (!seat) return copy.asking.project;
  const { name, role } = seat;
  return role ? fill(copy.asking.role, { name: role }) : fill(copy.asking.seat, { name });
}

/** '4 of your repositories show it' */
function proofOf({ how, repositories = 0, via = null }: SkillSign, { kind }: Reader): string {
  const words = copy.proof[kind];
  if (how === 'declared') return words.declared;
  if (how === 'implied') return via === null ? words.finishedProject : fill(words.impliedBy, { via });
  return repositories === 0 ? words.work : countText(repositories, words.oneRepository, words.repositories);
}

/** 'You fit the project', 'The project fits ada' */
export function fitText(direction: Direction, reader: Reader): string {
  return fill(copy.fits[direction][reader.kind], { name: reader.kind === 'owner' ? reader.name : '' });
}

/** 'Go was last used in May', if that lowers the score. */
export function oldestText(
  { summary: { oldest } }: Summarised,
  now: number = Date.now(),
): string | undefined {
  return oldest
    ? fill(copy.oldest, { skill: oldest.label, month: monthText(oldest.lastSeen, now) })
    : undefined;
}

/** '4 repositories, last used October', 'declared, accepted for it by 1 owner', 'implied by Express'. */
export function evidenceText(skill: Evidenced, now: number = Date.now()): string {
  const { how, via, repositories, projects, acceptedBy, lastSeen } = skill;
  const { evidence } = copy;
  if (how === 'none') return evidence.none;
  if (how === 'implied') return impliedText(skill);
  if (how === 'related') return fill(evidence.relatedTo, { skill: via ?? '' });
  const parts = [
    how === 'declared'
      ? evidence.declared
      : countText(repositories, evidence.oneRepository, evidence.repositories),
    ...(repositories > 0 && lastSeen ? [fill(evidence.lastUsed, { month: monthText(lastSeen, now) })] : []),
    ...(acceptedBy > 0 ? [countText(acceptedBy, evidence.acceptedByOne, evidence.acceptedBy)] : []),
    ...(projects > 0 ? [countText(projects, evidence.oneProject, evidence.projects)] : []),
    ...(via ? [fill(evidence.impliedBy, { skill: via })] : []),
  ];
  return parts.join(', ');
}

/**
 * 'Worked with Mira and north-ridge' or 'You live in the owner’s area, Bergen'. Links to projects follow.
 * `self` is 'you'.
 */
export function connectionText({ kind, people, place }: Connection, reader: Reader, self?: string): string {
  const words = copy.connections[kind];
  const names = people.map((username) => (username === self ? copy.you : username));
  const named = names.length > 0 || !('unnamed' in words) ? listInWords(names) : words.unnamed;
  const text = fill(words[reader.kind], { people: named });
  return place === null ? text : `${text}, ${place}`;
}

type Evidenced = Omit<ExplainedSkill, 'youToProject' | 'projectToYou'>;

/** The repositories and projects are those of the skill that implies it, if there is one. */
function impliedText({ via, repositories, projects }: Evidenced): string {
  const { evidence } = copy;
  const byProjects = countText(projects, evidence.oneProject, evidence.projects);
  if (via === null) return fill(evidence.impliedBy, { skill: byProjects });
  if (repositories > 0) return fill(evidence.impliedBy, { skill: via });
  if (projects > 0) return `${fill(evidence.impliedBy, { skill: via })}, ${byProjects}`;
  return fill(evidence.impliedByDeclared, { skill: via });
}

function countText(count: number, one: string, several: string): string {
  return count === 1 ? one : fill(several, { count });
}
