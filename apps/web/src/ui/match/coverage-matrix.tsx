import { cx } from 'class-variance-authority';
import { coverageCopy } from '../../copy/coverage.ts';
import { explanationCopy } from '../../copy/explanation.ts';
import { uiCopy } from '../../copy/ui.ts';
import { Avatar } from '../people/avatar.tsx';
import { ScrollArea } from '../scroll-area.tsx';
import { type CoverageCell, type CoverageSkill, coverageResult, covers } from './coverage.ts';
import { SkillBox, SkillLegendItems } from './skill-mark.tsx';

interface MatrixPerson {
  id: string;
  name: string;
  picture?: string | null;
}

interface CoverageMatrixProps {
  members: readonly MatrixPerson[];
  /** The user in the preview column at the end; null hides the column. */
  viewer: MatrixPerson | null;
  groups: readonly CoverageGroup[];
}

/** The skills of one seat. */
export interface CoverageGroup {
  key: string;
  /** Null if the skills are not grouped. */
  title: string | null;
  skills: readonly CoverageSkill[];
}

interface CellLook {
  how: CoverageCell;
  /** The team lacks the skill: the visitor would add it, or it stays a gap. */
  gap?: boolean;
}

function wordOf({ how, gap }: CellLook): string {
  if (how === 'none') return gap ? coverageCopy.stillGap : coverageCopy.notShown;
  return gap ? `${coverageCopy.youAdd}, ${explanationCopy.how[how]}` : explanationCopy.how[how];
}

function Cell({ look }: { look: CellLook }) {
  return (
    <span className="mx-auto grid size-7 place-items-center">
      {look.how === 'none' && !look.gap ? (
        <span className="h-0.5 w-2 rounded-2 bg-hairline" />
      ) : (
        <SkillBox how={look.how} added={look.gap === true} />
      )}
      <span className="sr-only">{wordOf(look)}</span>
    </span>
  );
}

function viewerLook({ members, viewer }: CoverageSkill): CellLook {
  const how = viewer ?? 'none';
  const isLacking = !members.some(covers);
  return { how, gap: isLacking && (how === 'none' || covers(how)) };
}

function PersonHead({ person, you }: { person: MatrixPerson; you?: boolean }) {
  return (
    <th
      scope="col"
      className={cx(
        'h-16 px-1 pb-3 align-bottom text-13 leading-4 md:h-21 md:px-0',
        you
          ? 'w-15 rounded-t-6 bg-brass-tint font-bold text-brass md:w-22'
          : 'w-11.5 font-medium text-muted md:w-auto',
      )}
    >
      <Avatar id={person.id} name={person.name} picture={person.picture} className="mx-auto mb-1.5 grid" />
      <span className={cx('block px-1 break-words', !you && 'max-sm:sr-only')}>
        {you ? uiCopy.you : person.name}
      </span>
    </th>
  );
}

function SkillRow({ skill, viewer, last }: { skill: CoverageSkill; viewer: boolean; last: boolean }) {
  const result = coverageResult(skill);
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 h-15 border-t bg-card pl-4 text-left font-semibold text-heading sm:h-13 md:pl-6"
      >
        <span className="block min-w-24 wrap-anywhere">{skill.label}</span>
        <span
          aria-hidden="true"
          className={cx(
            'block text-12 sm:hidden',
            result.gap ? 'font-semibold text-brass' : 'font-normal text-muted',
          )}
        >
          {result.short}
        </span>
      </th>
      {skill.members.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the members, in their order
        <td key={index} className="border-t">
          <Cell look={{ how: cell }} />
        </td>
      ))}
      {viewer ? (
        <td className={cx('bg-brass-tint', last && 'rounded-b-6')}>
          <Cell look={viewerLook(skill)} />
        </td>
      ) : null}
      <td className="w-[28%] border-t px-6 text-left text-muted max-sm:sr-only">
        {result.gap ? <b className="text-brass">{result.text}</b> : result.text}
      </td>
    </tr>
  );
}

const legendHows = ['shown', 'declared', 'implied', 'related'] as const;

/** Explains the signs that occur. */
function Legend({ skills, viewer }: { skills: readonly CoverageSkill[]; viewer: boolean }) {
  const looks = skills.flatMap((skill): CellLook[] => [
    ...skill.members.map((how) => ({ how })),
    ...(viewer ? [viewerLook(skill)] : []),
  ]);
  const hows = legendHows.filter((how) => looks.some((look) => look.how === how && !look.gap));
  const gaps = [
    { how: 'shown', word: coverageCopy.legend.added, occurs: (look: CellLook) => look.how !== 'none' },
    { how: 'none', word: coverageCopy.legend.gap, occurs: (look: CellLook) => look.how === 'none' },
  ] as const;
  const shownGaps = gaps.filter(({ occurs }) => looks.some((look) => look.gap === true && occurs(look)));
  if (hows.length + shownGaps.length === 0) return null;
  return (
    <ul
      aria-hidden="true"
      className="flex flex-wrap gap-x-4 gap-y-2 border-t p-4 text-13 text-muted md:gap-x-6 md:px-6"
    >
      <SkillLegendItems hows={hows} />
      {shownGaps.map(({ how, word }) => (
        <li key={how} className="inline-flex items-center gap-2">
          <SkillBox how={how} size="sm" added />
          {word}
        </li>
      ))}
    </ul>
  );
}

function GroupTitle({ title, columns }: { title: string; columns: number }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={columns}
        className="border-t bg-surface px-4 py-2 text-left text-13 font-semibold wrap-anywhere text-muted md:px-6 dark:bg-bg"
      >
        {title}
      </th>
    </tr>
  );
}

/**
 * Required skills by member, with the result at the end. Below 640 px the result moves under the skill. With many
 * members the table scrolls sideways, also with the keyboard; the skills stay.
 */
export function CoverageMatrix({ members, viewer, groups }: CoverageMatrixProps) {
  const lastGroup = groups.at(-1);
  return (
    <div>
      <ScrollArea label={coverageCopy.caption} className="pt-4">
        <table className="w-full border-separate border-spacing-0 text-center text-14 max-sm:pr-3">
          <caption className="sr-only">{coverageCopy.caption}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 bg-card pb-3 pl-4 text-left align-bottom text-13 font-medium text-muted sm:w-[27%] md:pl-6"
              >
                {coverageCopy.skill}
              </th>
              {members.map((member) => (
                <PersonHead key={member.id} person={member} />
              ))}
              {viewer ? <PersonHead person={viewer} you /> : null}
              <th
                scope="col"
                className="px-6 pb-3 text-left align-bottom text-13 font-medium text-muted max-sm:sr-only"
              >
                {coverageCopy.result}
              </th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.key}>
              {group.title === null ? null : (
                <GroupTitle title={group.title} columns={members.length + (viewer ? 3 : 2)} />
              )}
              {group.skills.map((skill, index) => (
                <SkillRow
                  key={skill.skillId}
                  skill={skill}
                  viewer={viewer !== null}
                  last={group === lastGroup && index === group.skills.length - 1}
                />
              ))}
            </tbody>
          ))}
        </table>
      </ScrollArea>
      <Legend skills={groups.flatMap(({ skills }) => skills)} viewer={viewer !== null} />
    </div>
  );
}
