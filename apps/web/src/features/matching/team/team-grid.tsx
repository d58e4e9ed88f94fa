import { cx } from 'class-variance-authority';
import { TriangleAlert } from 'lucide-react';
import { explanationCopy } from '../../../copy/explanation.ts';
import { teamCopy } from '../../../copy/projects/team.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { fill } from '../../../texts.ts';
import { JointIcon } from '../../../ui/match/joint-icon.tsx';
import { SkillBox, SkillLegendItems } from '../../../ui/match/skill-mark.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { ScrollArea } from '../../../ui/scroll-area.tsx';
import {
  type ComposedTeam,
  type ComposedTeams,
  isNew,
  type TeamMember,
  type TeamPerson,
} from './team.queries.ts';

const copy = teamCopy.team;

type Cell = TeamMember['cells'][number];

function GridCell({ cell: { skillHow, carries }, added }: { cell: Cell; added: boolean }) {
  if (skillHow === 'none')
    return (
      <span className="mx-auto grid size-7 place-items-center">
        <span className="h-0.5 w-2 rounded-2 bg-hairline" />
        <span className="sr-only">{copy.notShown}</span>
      </span>
    );
  const word = explanationCopy.how[skillHow];
  return (
    <span className={cx('mx-auto grid w-fit rounded-10 p-0.5', carries && 'outline-2 outline-heading')}>
      <SkillBox how={skillHow} added={added && isShown({ skillHow })} />
      <span className="sr-only">{carries ? `${word}, ${copy.takesOn}` : word}</span>
    </span>
  );
}

interface ResultProps {
  gap: boolean;
  /** The only member with the skill. */
  only: string | undefined;
  /** How many have the skill without and with the new people. */
  before: number;
  count: number;
}

/**
 * The result of a skill: a gap, a warning with the name if only one person has it, else the number of people.
 */
function Result({ gap, only, before, count }: ResultProps) {
  if (gap) {
    return (
      <b className="inline-flex items-center gap-1.5 text-brass">
        <JointIcon kind="socket" />
        {copy.gap}
      </b>
    );
  }
  if (only === undefined)
    return (
      <span className="text-muted">
        {before === count ? fill(copy.several, { count }) : fill(copy.was, { before, count })}
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5 text-heading">
      <TriangleAlert aria-hidden="true" className="size-4 flex-none text-muted" />
      <span className="min-w-0 wrap-anywhere">{fill(copy.only, { name: only })}</span>
    </span>
  );
}

const legendHows = ['shown', 'declared', 'implied', 'related'] as const;

/** Explains the signs that occur. */
function Legend({ team }: { team: ComposedTeam }) {
  const cells = team.members.flatMap(({ cells }) => cells);
  const hows = legendHows.filter((how) => cells.some(({ skillHow }) => skillHow === how));
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-2 border-t p-4 text-13 text-muted md:px-6">
      <li className="inline-flex items-center gap-2">
        <span className="size-5 rounded-6 outline-2 -outline-offset-2 outline-heading" />
        {copy.legend.carries}
      </li>
      <SkillLegendItems hows={hows} />
      {team.members.some(isNew) ? (
        <li className="inline-flex items-center gap-2">
          <SkillBox how="shown" size="sm" added />
          {copy.legend.added}
        </li>
      ) : null}
      {team.singlePoints.length > 0 ? (
        <li className="inline-flex items-center gap-2">
          <TriangleAlert className="size-4" />
          {copy.legend.only}
        </li>
      ) : null}
      {team.gaps.length > 0 ? (
        <li className="inline-flex items-center gap-2 text-brass">
          <JointIcon kind="socket" />
          {copy.legend.gap}
        </li>
      ) : null}
    </ul>
  );
}

function isShown(cell: Pick<Cell, 'skillHow'> | undefined): boolean {
  return cell !== undefined && cell.skillHow !== 'none' && cell.skillHow !== 'related';
}

interface SkillRowProps {
  skill: ComposedTeams['skills'][number];
  /** The index of the skill in the cells of the members. */
  row: number;
  team: ComposedTeam;
  /** The only member with the skill. */
  only: string | undefined;
}

function SkillRow({ skill, row, team, only }: SkillRowProps) {
  const having = team.members.filter(({ cells }) => isShown(cells[row]));
  const result = (
    <Result
      before={having.filter((member) => !isNew(member)).length}
      gap={team.gaps.includes(skill.skillId)}
      only={only}
      count={having.length}
    />
  );
  return (
    <tr>
      <th scope="row" className="h-13 border-t px-4 text-left font-semibold text-heading sm:h-11 md:pl-6">
        {skill.label}
        <span aria-hidden="true" className="block text-12 font-normal sm:hidden">
          {result}
        </span>
      </th>
      {team.members.map((member) => {
        const cell = member.cells[row];
        const added = isNew(member);
        return (
          <td key={member.userId} className={cx('border-t', added && 'bg-brass-tint')}>
            {cell ? <GridCell cell={cell} added={added} /> : null}
          </td>
        );
      })}
      <td className="border-t px-4 text-left max-sm:sr-only sm:min-w-36">{result}</td>
    </tr>
  );
}

/** Why some skills have two responsible members; undefined if each has one. */
export function sharedText(
  { members }: { members: readonly { cells: readonly Pick<Cell, 'carries'>[] }[] },
  skills: readonly { label: string }[],
  capacity: number,
): string | undefined {
  const shared = skills.filter((_, at) => members.filter(({ cells }) => cells[at]?.carries).length > 1);
  const [only] = shared;
  if (only === undefined) return undefined;
  if (shared.length === 1) return fill(copy.shared.one, { skill: only.label, capacity });
  return fill(copy.shared.many, { skills: listInWords(shared.map(({ label }) => label)), capacity });
}

interface TeamGridProps {
  number: number;
  team: ComposedTeam;
  skills: ComposedTeams['skills'];
  /** Maximum number of skills that a member takes on. */
  capacity: number;
  people: ReadonlyMap<string, TeamPerson>;
}

/** Required skills by member. Wide grids scroll sideways, also with the keyboard. */
export function TeamGrid({ number, team, skills, capacity, people }: TeamGridProps) {
  const shared = sharedText(team, skills, capacity);
  const nameOf = (userId: string) => people.get(userId)?.username ?? '';
  const only = new Map(team.singlePoints.map(({ skillId, userId }) => [skillId, nameOf(userId)]));
  const caption = fill(copy.grid, { number });
  return (
    <div className="rounded-10 border bg-card">
      <ScrollArea label={caption} className="pt-4">
        <table className="w-full border-separate border-spacing-0 text-center text-14">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="align-bottom text-13 text-muted">
              <th scope="col" className="px-4 pb-3 text-left font-medium md:pl-6">
                {copy.skill}
              </th>
              {team.members.map(({ userId, seat }) => (
                <th
                  key={userId}
                  scope="col"
                  className={cx(
                    'w-11.5 px-1 pt-2 pb-3 sm:w-24',
                    seat === 'member' ? 'font-medium' : 'rounded-t-6 bg-brass-tint font-bold text-brass',
                  )}
                >
                  <Avatar
                    id={userId}
                    name={nameOf(userId)}
                    picture={people.get(userId)?.profilePicture ?? null}
                    className="mx-auto mb-1.5 grid"
                  />
                  <span className="mx-auto block max-w-22 truncate max-sm:sr-only">
                    <bdi>{nameOf(userId)}</bdi>
                  </span>
                  {seat === 'member' ? null : <span className="sr-only"> ({copy.isNew})</span>}
                </th>
              ))}
              <th scope="col" className="px-4 pb-3 text-left font-medium max-sm:sr-only">
                {copy.result}
              </th>
            </tr>
          </thead>
          <tbody>
            {skills.map((skill, row) => (
              <SkillRow
                key={skill.skillId}
                skill={skill}
                row={row}
                team={team}
                only={only.get(skill.skillId)}
              />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <Legend team={team} />
      {shared ? <p className="px-4 pb-4 text-13 text-muted md:px-6">{shared}</p> : null}
    </div>
  );
}
