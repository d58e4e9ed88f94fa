import { limits } from '@teamwright/contracts/core/limits.ts';
import { readWeek, type Week, writeWeek } from '@teamwright/matching/hours/week.ts';
import { useRef, useState } from 'react';
import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { welcomeCopy } from '../../../copy/welcome.ts';
import { call } from '../../../lib/api/api.ts';
import { type OwnUser, setOwnUser } from '../../../lib/api/own-user.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { browserZone } from '../../../lib/time/zones.ts';
import { fill } from '../../../texts.ts';
import { AvailabilityGrid } from '../../../ui/form/availability/availability-grid.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { ZoneField } from '../../../ui/form/zone-field.tsx';
import { useStep } from '../use-step.ts';
import { StepFrame, type Welcome } from './step-frame.tsx';

const copy = welcomeCopy.hours;
const { min, max } = limits.hoursPerWeek;

function hoursFit(typed: string): boolean {
  const hours = Number(typed);
  return typed.trim() === '' || (Number.isInteger(hours) && hours >= min && hours <= max);
}

/** The time zone of this device unless the profile has one, hours a week, and when they are. */
export function HoursStep({ user, welcome }: { user: OwnUser; welcome: Welcome }) {
  const actions = useStep('hours');
  // Only what the user has changed is kept and sent: another tab may change the rest.
  const [edits, setEdits] = useState<{ zone?: string; hours?: string; week?: Week }>({});
  const stored = {
    zone: user.timeZone ?? browserZone(),
    hours: user.hoursPerWeek?.toString() ?? '',
    week: readWeek(user.availability ?? ''),
  };
  const { zone, hours, week } = { ...stored, ...edits };
  const [isInvalid, setInvalid] = useState(false);
  const hoursInput = useRef<HTMLInputElement>(null);
  const isWeekChanged = writeWeek(week) !== writeWeek(stored.week);
  const isUnsaved = zone !== stored.zone || hours !== stored.hours || isWeekChanged;

  async function save(): Promise<void> {
    const body = {
      ...((zone || null) !== user.timeZone && { timeZone: zone || null }),
      ...(hours !== stored.hours && { hoursPerWeek: hours.trim() === '' ? null : Number(hours) }),
      ...(isWeekChanged && { availability: writeWeek(week) }),
    };
    if (Object.keys(body).length === 0) return;
    const answer = await call('profiles.update', { params: { id: user.id }, body });
    setOwnUser(answer.user);
    for (const feature of ['matching', 'projects'])
      void queryClient.invalidateQueries({ queryKey: [feature] });
  }

  return (
    <StepFrame
      step="hours"
      welcome={welcome}
      title={copy.title}
      text={copy.text}
      actions={actions}
      onContinue={() => {
        setInvalid(!hoursFit(hours));
        if (!hoursFit(hours)) return hoursInput.current?.focus();
        // A time zone alone, which the browser gives, is no answer.
        if (hours.trim() === '' && writeWeek(week) === null) actions.skip(save);
        else actions.finish(save);
      }}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <ZoneField zone={zone} onZone={(next) => setEdits({ ...edits, zone: next })} />
        <TextField
          ref={hoursInput}
          type="number"
          inputMode="numeric"
          label={copy.perWeek}
          hint={fill(copy.perWeekHint, { min, max })}
          error={isInvalid ? fill(profilesCopy.hoursInvalid, { min, max }) : undefined}
          min={min}
          max={max}
          step={1}
          value={hours}
          onChange={({ target }) => setEdits({ ...edits, hours: target.value })}
        />
      </div>
      <AvailabilityGrid week={week} onWeek={(next) => setEdits({ ...edits, week: next })} folds />
      <UnsavedGuard isUnsaved={isUnsaved && actions.busy === undefined} />
    </StepFrame>
  );
}
