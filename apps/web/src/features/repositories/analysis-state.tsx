import { dashboardCopy } from '../../copy/dashboard.ts';
import type { Answer } from '../../lib/api/api.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Spinner } from '../../ui/state/spinner.tsx';

const { repository: copy } = dashboardCopy;

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

const shownSkills = 4;

interface AnalysisStateProps {
  analysis: Analysis;
  skills: readonly string[];
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
  if (skills.length === 0) return copy.noneFound;
  const rest = skills.length - shownSkills;
  return (
    <>
      {skills.slice(0, shownSkills).join(', ')}
      {rest > 0 ? ` ${fill(copy.more, { count: rest })}` : ''}
    </>
  );
}
