import { dashboardCopy } from '../../copy/dashboard.ts';
import { skillsCopy } from '../../copy/skills.ts';
import type { Answer } from '../../lib/api/api.ts';
import type { PersonSkill } from '../../lib/skills/person-skills.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Spinner } from '../../ui/state/spinner.tsx';

const { repository: copy } = dashboardCopy;

/** A skill that a repository shows, with its level over all the evidence of the user. */
export type FoundSkill = Pick<PersonSkill, 'label' | 'level'>;

type Analysis = Answer<'repositories.listOwn'>[number]['analysis'];
type Reason = NonNullable<Analysis['reason']>;

const waiting: Partial<Record<Reason, string>> = copy.waiting;
const stopped: Partial<Record<Reason, string>> = copy.stopped;

function Stopped({ reason }: { reason: Reason | null }) {
  const relink = reason === 'access_lost' || reason === 'unlinked';
  return (
    <>
      {(reason && stopped[reason]) ?? copy.stoppedOther}{' '}
      <a
        href={relink ? paths.githubAuthorize('full', paths.dashboard()) : paths.dashboard('posts')}
        className="link"
      >
        {relink ? copy.relink : copy.again}
      </a>
    </>
  );
}

/** A repository with more skills shows the strongest. */
const shownSkills = 10;

const levels = ['strong', 'solid', 'some'] as const;

function SkillsByLevel({ skills }: { skills: readonly FoundSkill[] }) {
  const shown = skills.slice(0, shownSkills);
  const rest = skills.length - shown.length;
  const byLevel = Map.groupBy(shown, ({ level }) => level);
  return (
    <span className="flex flex-wrap gap-x-4">
      {levels.flatMap((level) => {
        const labels = byLevel.get(level)?.map(({ label }) => label);
        if (!labels) return [];
        return (
          <span key={level}>
            <b className="font-semibold text-heading">{skillsCopy.levels[level]}</b> {labels.join(', ')}
          </span>
        );
      })}
      {rest > 0 ? <span>{fill(copy.more, { count: rest })}</span> : null}
    </span>
  );
}

interface AnalysisStateProps {
  analysis: Analysis;
  skills: readonly FoundSkill[];
}

/** The skills that a repository shows, the progress of their analysis, and what to do if it stopped. */
export function AnalysisState({ analysis: { status, reason, analysedAt }, skills }: AnalysisStateProps) {
  if (status === 'analysing')
    return (
      <span className="inline-flex items-center gap-1.5">
        <Spinner className="size-3.5" />
        {copy.analysing}
      </span>
    );
  if (status === 'waiting') return (reason && waiting[reason]) ?? copy.waiting.failed;
  if (status === 'stopped') return <Stopped reason={reason} />;
  if (reason === 'fork') return copy.fork;
  if (!analysedAt) return null;
  return skills.length === 0 ? copy.noneFound : <SkillsByLevel skills={skills} />;
}
