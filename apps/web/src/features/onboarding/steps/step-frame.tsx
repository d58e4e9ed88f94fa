import { welcomeSteps } from '@teamwright/contracts/core/choices.ts';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { welcomeCopy as copy } from '../../../copy/welcome.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { mayLeave } from '../../../lib/unsaved-edits.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { type StepActions, type StepName, stepBefore } from '../use-step.ts';

export type Welcome = Answer<'onboarding.get'>['welcome'];

/** The four steps with their states; each can be opened. */
function StepList({ step, welcome }: { step: StepName; welcome: Welcome }) {
  const here = useLocation();
  return (
    <nav aria-label={copy.stepsLabel}>
      <ol className="grid grid-cols-4 gap-2">
        {welcomeSteps.map((name) => {
          const status = welcome?.steps.find((one) => one.step === name)?.status ?? 'open';
          const isHere = name === step;
          return (
            <li key={name}>
              <Link
                // The first step is also at the address without its name. A link to that address loses no choices.
                to={isHere ? here : paths.welcome(name)}
                state={{ moved: true }}
                aria-current={isHere ? 'step' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-1 border-t-4 pt-1 text-13 font-semibold no-underline',
                  isHere || status === 'done' ? 'border-primary' : 'border-control/40',
                  isHere ? 'text-heading' : 'text-muted hover:text-heading',
                )}
              >
                {status === 'done' ? <Check aria-hidden="true" className="text-primary" /> : null}
                {copy.steps[name]}
                <span className="sr-only"> ({copy.status[status]})</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Moves the focus to the heading after another step, so that its text is read next. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const moved = typeof state === 'object' && state !== null && 'moved' in state;
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  return heading;
}

interface StepFrameProps {
  step: StepName;
  welcome: Welcome;
  title: string;
  text: string;
  actions: StepActions;
  /** The main button; without it, the step has its own. */
  onContinue?: (() => void) | undefined;
  continueLabel?: string;
  /** `line` if the step shows a better next action. */
  continueVariant?: 'primary' | 'line';
  children: ReactNode;
}

/** One step: progress, a question, its answers, and the buttons to continue, skip or go back. */
export function StepFrame({
  step,
  welcome,
  title,
  text,
  actions,
  onContinue,
  continueLabel,
  continueVariant = 'primary',
  children,
}: StepFrameProps) {
  const heading = useHeadingFocus();
  const before = stepBefore(step);
  const at = welcomeSteps.indexOf(step) + 1;
  const skip = async () => {
    if (await mayLeave()) actions.skip();
  };
  return (
    <div className="grid gap-6">
      <StepList step={step} welcome={welcome} />
      <div>
        <p className="text-14 text-muted">{fill(copy.progress, { at, all: welcomeSteps.length })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      {children}
      {actions.problem ? (
        <div role="alert">
          <FieldError>{actions.problem}</FieldError>
        </div>
      ) : null}
      <div
        data-action-bar
        className={cx(
          'flex flex-wrap items-center gap-1 md:gap-2',
          // A long step must not hide the way on.
          'max-md:sticky max-md:bottom-14 max-md:z-10 max-md:-mx-4 max-md:border-t max-md:bg-bg max-md:px-4 max-md:py-2',
          'max-md:*:px-4',
        )}
      >
        {onContinue ? (
          <Button variant={continueVariant} size="lg" busy={actions.busy === 'done'} onClick={onContinue}>
            {continueLabel ?? copy.continue}
          </Button>
        ) : null}
        {step === 'matches' ? null : (
          <Button variant="ghost" size="lg" busy={actions.busy === 'skipped'} onClick={() => void skip()}>
            {copy.skip}
          </Button>
        )}
        {before ? (
          <Link
            to={paths.welcome(before)}
            state={{ moved: true }}
            className={cx(buttonClass({ variant: 'ghost', size: 'lg' }), 'ml-auto')}
          >
            {copy.back}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
