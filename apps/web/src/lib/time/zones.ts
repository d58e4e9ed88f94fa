import { zoneOffset } from '@teamwright/matching/hours/zone-offset.ts';

/** The browser's time zone. */
export function browserZone(): string {
  return typeof Temporal === 'undefined'
    ? new Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();
}

/** All time zones of the browser and `own`, by name. */
export function listZones(own: string | null): string[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(own === null ? [] : [own])]);
  return [...zones].sort((a, b) => zoneCity(a).localeCompare(zoneCity(b), 'en'));
}

/** Today's names of places whose zones browsers still list under a former name. */
const placesToday: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe Islands',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** 'New York' */
export function zoneCity(zone: string): string {
  return placesToday[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** 'Helsinki (UTC+2)', with the offset of the day of `now`. */
export function zoneName(zone: string, now = Date.now()): string {
  const offset = zoneOffset(zone, now);
  return offset === null ? zoneCity(zone) : `${zoneCity(zone)} (${offsetText(offset)})`;
}

/** 'UTC+2', for hours east of UTC. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) * 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
}
