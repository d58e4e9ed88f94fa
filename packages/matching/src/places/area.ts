import { countryOf, countryOfCode, regionOf } from './known-places.ts';
import { plainName } from './plain-name.ts';

/**
 * An area typed by a user, widest part first; '' for missing parts. Keys are for comparison, labels are as
 * typed.
 */
export interface Area {
  /** ISO 3166-1 code in lower case. */
  readonly country: string;
  /** Code within the country, only for the few countries whose regions are usually written. */
  readonly region: string;
  readonly city: string;
  readonly quarter: string;
  readonly cityLabel: string;
  readonly quarterLabel: string;
}

/** Short forms of towns, and the English names of large towns with another local name. */
const otherNames = new Map(
  `nyc=new york|new york city=new york|sf=san francisco|cologne=koln|munich=munchen|nuremberg=nurnberg|hanover=hannover|
  vienna=wien|gothenburg=goteborg|copenhagen=kobenhavn|prague=praha|warsaw=warszawa|cracow=krakow|lisbon=lisboa|rome=roma|
  milan=milano|florence=firenze|turin=torino|naples=napoli|venice=venezia|seville=sevilla|brussels=bruxelles|
  antwerp=antwerpen|ghent=gent|the hague=den haag|geneva=geneve|basle=basel|moscow=moskva|kiev=kyiv|bucharest=bucuresti|
  belgrade=beograd|bangalore=bengaluru|bombay=mumbai|calcutta=kolkata|madras=chennai|saigon=ho chi minh city|
  peking=beijing`
    .split('|')
    .map((pair): [string, string] => {
      const [name = '', key = ''] = pair.trim().split('=');
      return [name, key];
    }),
);

const words = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]);

/** Parses `Quarter, City, Region, Country`; all parts but one may be missing. */
export function readArea(typed: string): Area {
  const parts = typed
    .split(/[,;|·\n]+/)
    .map((label) => ({ label: label.trim().replace(/\s+/g, ' '), plain: plainName(label) }))
    .filter(({ plain }) => plain !== '');
  const { country, region } = takeWide(parts);
  const city = parts.pop();
  const quarters = parts.map(({ plain }) => plain).join(', ');
  return {
    country,
    region,
    city: city ? townKey(city.plain) : '',
    quarter: quarters,
    cityLabel: city?.label ?? '',
    quarterLabel: parts.map(({ label }) => label).join(', '),
  };
}

interface Part {
  readonly label: string;
  readonly plain: string;
}

/** Removes the country and the region from the end of the parts. */
function takeWide(parts: Part[]): Pick<Area, 'country' | 'region'> {
  const last = parts.at(-1);
  if (last === undefined) return { country: '', region: '' };
  const country = asCountry(last, parts.length);
  if (country !== undefined) parts.pop();
  const next = parts.at(-1);
  const region = next && regionOf(next.plain, country ?? '');
  const isRegion = region !== undefined && (parts.length > 1 || !region.alsoTown);
  if (isRegion) parts.pop();
  return { country: country ?? (isRegion ? region.country : ''), region: isRegion ? region.code : '' };
}

/** For these countries the name alone means the town. */
const cityStates = new Set(['sg', 'lu', 'mc', 'sm', 'va', 'hk', 'mo', 'gi']);

function asCountry({ plain }: Part, count: number): string | undefined {
  const country = countryOf(plain) ?? (count > 1 ? countryOfCode(plain) : undefined);
  return country !== undefined && (count > 1 || !cityStates.has(country)) ? country : undefined;
}

function townKey(plain: string): string {
  const bare = plain.replace(/^greater /, '').replace(/ (?:metropolitan |metro )?area$/, '');
  const full = bare
    .split(' ')
    .map((word) => words.get(word) ?? word)
    .join(' ');
  return otherNames.get(full) ?? full;
}
