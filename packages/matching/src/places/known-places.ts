import { countryRows } from './countries.ts';
import { plainName } from './plain-name.ts';
import { regionRows } from './regions.ts';

interface Region {
  readonly country: string;
  readonly code: string;
  /** Whether the name alone may mean a town. */
  readonly alsoTown: boolean;
}

const countryCodes = new Map<string, string>();
const countryNames = new Map<string, string>();
const regions = new Map<string, Region>();
const regionNames = new Map<string, string>();
const regionCodes = new Map<string, Region>();

for (const row of countryRows.trim().split('\n')) {
  const code = row.slice(0, 2);
  const names = row.slice(3).split(', ');
  countryNames.set(code, names[0] ?? code);
  for (const name of names) countryCodes.set(plainName(name), code);
}

for (const [country, rows] of Object.entries(regionRows)) {
  for (const row of rows.split('|').map((each) => each.trim())) {
    const [code = ''] = row.split(' ', 1);
    const name = row.slice(code.length + 1);
    regionNames.set(`${country}-${code}`, name.replace('*', ''));
    const region = { country, code, alsoTown: name.endsWith('*') };
    regions.set(`${country}:${plainName(name)}`, region);
    regionCodes.set(`${country}:${plainName(code)}`, { ...region, alsoTown: true });
  }
}

/** The code of a country by one of its names in plain form. */
export function countryOf(plain: string): string | undefined {
  return plain === 'us' ? plain : countryCodes.get(plain);
}

/** After a town, a code like `CA` usually means an American state; these two mean the country. */
const ratherCountries = new Set(['de', 'in']);

export function countryOfCode(plain: string): string | undefined {
  const isState = regionCodes.has(`us:${plain}`) && !ratherCountries.has(plain);
  return countryNames.has(plain) && !isState ? plain : undefined;
}

/** The English names of region and country, if known. */
export function wideNames({ country, region }: { country: string; region: string }): string[] {
  const names = [regionNames.get(`${country}-${region}`), countryNames.get(country)];
  return names.filter((name) => name !== undefined);
}

/** A region by name or code. Without a country, only codes of American states are recognised. */
export function regionOf(plain: string, country: string): Region | undefined {
  const candidates = country === '' ? Object.keys(regionRows) : [country];
  const named = candidates.map((candidate) => regions.get(`${candidate}:${plain}`));
  return named.find((region) => region !== undefined) ?? regionCodes.get(`${country || 'us'}:${plain}`);
}

/** The English names of all countries, for suggestions. */
export const countryList: readonly string[] = [...countryNames.values()];

/** A small number for a country or a region, constant within this process; 0 for none. */
export function numberOfWhere({ country, region }: { country: string; region: string }): number {
  return whereNumbers.get(region === '' ? country : `${country}-${region}`) ?? 0;
}

const whereNames = ['', ...countryNames.keys()].concat([...regionNames.keys()]);
const whereNumbers = new Map(whereNames.map((name, at) => [name, at]));

/**
 * Whether two of these numbers may mean the same place: a country and its own region may, and unknown matches
 * anything.
 */
export function whereAgrees(one: number, other: number): boolean {
  if (one === other || one === 0 || other === 0) return true;
  const [name = '', otherName = ''] = [whereNames[one], whereNames[other]];
  return name.startsWith(`${otherName}-`) || otherName.startsWith(`${name}-`);
}
