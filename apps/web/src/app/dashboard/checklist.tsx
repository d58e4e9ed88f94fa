import { Link } from 'react-router';
import { dashboardHomeCopy } from '../../copy/dashboard-home.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Card } from '../../ui/card.tsx';
import { JointIcon } from '../../ui/match/joint-icon.tsx';
import { type Progress, type Step, type StepName, stepsOf } from './steps.ts';

const { checklist: copy } = dashboardHomeCopy;

const places: Record<StepName, string> = {
  skills: paths.welcome('skills'),
  hours: paths.welcome('hours'),
  project: paths.discover(),
  profile: paths.dashboard('profile'),
};

function StepRow({ name, done }: Step) {
  const { title, text } = copy.steps[name];
  return (
    <li className="grid grid-cols-[20px_1fr] items-start gap-3 py-3">
      <JointIcon
        kind={done ? 'joined' : 'socket'}
        className={done ? 'mt-1 size-5 text-success' : 'mt-1 size-5 text-brass'}
      />
      <div className="min-w-0">
        {done ? (
          <span className="font-semibold text-muted">{title}</span>
        ) : (
          <Link to={places[name]} className="title-link inline-block py-0.5 font-semibold">
            {title}
          </Link>
        )}
        <span className="sr-only"> ({done ? copy.done : copy.open})</span>
        {done ? null : <p className="text-14 text-muted">{text}</p>}
      </div>
    </li>
  );
}

/** The first steps for a new user. Hidden once all are done. */
export function Checklist({ progress }: { progress: Progress }) {
  const steps = stepsOf(progress);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Card as="section" aria-labelledby="first-steps" className="md:p-5!">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="first-steps" className="text-18">
          {copy.title}
        </h2>
        <span className="text-14 text-muted">{fill(copy.progress, { done, all: steps.length })}</span>
      </div>
      <ul className="mt-2 grid gap-x-8 md:grid-cols-2 xl:grid-cols-1">
        {steps.map((step) => (
          <StepRow key={step.name} {...step} />
        ))}
      </ul>
    </Card>
  );
}
