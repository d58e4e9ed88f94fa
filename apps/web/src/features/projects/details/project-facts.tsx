import { projectsCopy } from '../../../copy/projects/projects.ts';
import { durationText, formatCalendarDate } from '../../../lib/time/dates.ts';
import { Card } from '../../../ui/card.tsx';
import { TimelineBar } from '../../../ui/charts/timeline-bar.tsx';
import type { ProjectDetails } from '../projects.queries.ts';
import { answerHabit } from './answer-habit.ts';
import { hoursText, zonesText } from './fact-texts.ts';

const copy = projectsCopy.page;

/** What is agreed besides skills: size, hours, places and dates. */
export function ProjectFacts({ project }: { project: ProjectDetails }) {
  const { answers } = project;
  const zones = new Set(project.clocks.map(({ offset }) => offset));
  const facts = [
    { label: copy.teamSize, value: project.teamSize },
    { label: copy.status, value: copy.statuses[project.status] },
    { label: copy.hours, value: hoursText(project) },
    { label: zones.size > 1 ? copy.timeZones : copy.timeZone, value: zonesText(project) },
    { label: copy.area, value: project.owner.area },
    { label: copy.owner, value: answers && answerHabit(answers) },
  ].filter(({ value }) => value !== undefined && value !== null && value !== '');
  return (
    <Card as="section" flat aria-label={copy.facts}>
      <dl className="grid gap-3 text-14">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere text-heading">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ProjectTimeline project={project} />
    </Card>
  );
}

/** How much of the time between two dates has passed, in whole percent (0–100). */
function passedPercent(start: string, end: string, now: number): number {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return to <= from ? (now >= to ? 100 : 0) : Math.round(((now - from) / (to - from)) * 100);
}

function ProjectTimeline({ project }: { project: ProjectDetails }) {
  const { startDate, endDate } = project;
  if (!startDate || !endDate) return null;
  return (
    <div className="mt-4 border-t pt-4">
      <h3 className="text-14 leading-5 font-normal text-muted">{copy.timeline}</h3>
      <TimelineBar
        passed={passedPercent(startDate, endDate, Date.now())}
        start={formatCalendarDate(startDate)}
        length={durationText(startDate, endDate)}
        end={formatCalendarDate(endDate)}
      />
    </div>
  );
}
