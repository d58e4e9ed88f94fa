import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { notificationPreferencesCopy as copy } from '../../../copy/accounts/notification-preferences.ts';
import type { Choice } from './unsaved-choices.ts';

const mails = ['now', 'digest', 'off'] as const satisfies Choice['mail'][];

/** Type, in-app choice and the three email choices: columns from 768 px, lines below. */
const rowClass = 'md:grid md:grid-cols-[minmax(0,1fr)_repeat(4,6.5rem)] md:items-center';

const optionClass =
  'flex min-h-11 cursor-pointer items-center gap-2 text-14 md:min-h-10 md:justify-center has-disabled:cursor-default';

/** Visual column headings. Each control has its own label. */
export function ChoiceHeadings() {
  const ways = [copy.inApp, ...mails.map((mail) => copy.mails[mail])];
  return (
    <div
      aria-hidden="true"
      className={cx(rowClass, 'border-b text-13 font-semibold text-muted max-md:hidden')}
    >
      <span className="col-start-3 col-span-3 pt-2 text-center">{copy.mail}</span>
      <span className="col-start-1" />
      {ways.map((way) => (
        <span key={way} className="py-2 text-center">
          {way}
        </span>
      ))}
    </div>
  );
}

interface TypeChoiceProps {
  type: NotificationType;
  choice: Choice;
  /** Notifications of this type cannot be turned off in the app. */
  fixed: boolean;
  /** The id of the hint that explains it. */
  fixedHintId: string;
  onChange: (choice: Choice) => void;
}

export function TypeChoice({ type, choice, fixed, fixedHintId, onChange }: TypeChoiceProps) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className={cx(
        rowClass,
        'min-w-0 border-b py-2 last:border-b-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 md:py-0.5',
      )}
    >
      <p id={id} className="self-center text-14 font-semibold text-heading">
        {copy.types[type]}
      </p>
      <label className={optionClass}>
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={choice.inApp}
          disabled={fixed}
          aria-describedby={fixed ? fixedHintId : undefined}
          onChange={(event) => onChange({ ...choice, inApp: event.target.checked })}
        />
        <span className="md:sr-only">{copy.inApp}</span>
      </label>
      <div className="flex flex-wrap items-center gap-x-5 max-md:col-span-full md:contents">
        <p aria-hidden="true" className="text-14 text-muted md:hidden">
          {copy.mail}
        </p>
        {mails.map((mail) => (
          <label key={mail} className={optionClass}>
            <input
              type="radio"
              name={`${id}-mail`}
              className="size-5 accent-primary"
              checked={choice.mail === mail}
              onChange={() => onChange({ ...choice, mail })}
            />
            <span className="md:hidden">
              <span className="sr-only">{copy.mail} </span>
              {copy.shortMails[mail]}
            </span>
            <span className="sr-only max-md:hidden">
              {copy.mail} {copy.mails[mail]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
