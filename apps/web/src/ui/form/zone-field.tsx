import { useState } from 'react';
import { availabilityCopy } from '../../copy/availability.ts';
import { browserZone, listZones, zoneName } from '../../lib/time/zones.ts';
import { fill } from '../../texts.ts';
import { Button } from '../button.tsx';
import { ComboboxField } from './combobox.tsx';

const copy = availabilityCopy.zone;

interface ZoneFieldProps {
  /** An IANA name, or '' for none. */
  zone: string;
  onZone: (zone: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A searchable list of time zones by place, and a button for the zone of this device. */
export function ZoneField({ zone, onZone, hint, error }: ZoneFieldProps) {
  const [zones] = useState(() => listZones(zone === '' ? null : zone));
  const here = browserZone();
  return (
    <div className="grid min-w-0 content-start gap-2">
      <ComboboxField
        label={copy.label}
        items={zones}
        value={zone === '' ? null : zone}
        onValue={(chosen) => onZone(chosen ?? '')}
        nameOf={(one) => zoneName(one)}
        detailOf={(one) => one.replaceAll('_', ' ')}
        placeholder={copy.placeholder}
        noMatch={copy.noMatch}
        {...(hint !== undefined && { hint })}
        {...(error !== undefined && { error })}
      />
      {zone === here ? null : (
        <Button size="sm" className="justify-self-start" onClick={() => onZone(here)}>
          {fill(copy.use, { zone: zoneName(here) })}
        </Button>
      )}
    </div>
  );
}
