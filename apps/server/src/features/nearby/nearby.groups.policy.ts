import type { NearbyGroup } from '@teamwright/contracts/nearby.ts';

/** Users who gave the same area, down to the quarter. Keys are '' for missing parts. */
export interface AreaLeaf {
  readonly key: string;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly quarter: string;
  readonly cityLabel: string;
  readonly quarterLabel: string;
  readonly people: number;
  readonly projects: number;
}

export interface SchoolLeaf {
  readonly key: string;
  readonly label: string;
  readonly people: number;
  readonly projects: number;
}

export interface Group {
  readonly key: string;
  readonly level: NearbyGroup['level'];
  /** Narrowest first: quarter and town as typed, then the country code. */
  readonly names: readonly string[];
  readonly country: string;
  readonly region: string;
  /** Keys of its leaves. */
  readonly leaves: readonly string[];
  readonly people: number;
  readonly projects: number;
}

/**
 * Groups users by the narrowest area with at least `least` users: quarter, town, country, elsewhere. The users outside
 * a group are also at least `least`, so that a difference of two counts does not reveal a small area.
 */
export function groupAreas(leaves: readonly AreaLeaf[], min: number): Group[] {
  const towns = [...Map.groupBy(settled(leaves), townKey).values()].map((town) => ofTown(town, min));
  const left = Map.groupBy(
    towns.flatMap((town) => town.left),
    (leaf) => leaf.country,
  );
  const elsewhere: AreaLeaf[] = [...(left.get('') ?? [])];
  const countries: Group[] = [];
  left.delete('');
  for (const [country, rest] of left) {
    if (peopleIn(rest) < min) elsewhere.push(...rest);
    else countries.push(group(`country:${country}`, 'country', [], rest));
  }
  const last = elsewhere.length > 0 ? [group('elsewhere', 'elsewhere', [], elsewhere)] : [];
  return [...towns.flatMap((town) => town.groups), ...countries, ...last];
}

export function groupSchools(leaves: readonly SchoolLeaf[], min: number): Group[] {
  const known = leaves.filter((leaf) => leaf.people >= min);
  const few = leaves.filter((leaf) => leaf.people < min);
  const groups = known.map((leaf) => group(`school:${leaf.key}`, 'school', [leaf.label], [leaf]));
  return few.length > 0 ? [...groups, group('otherSchools', 'otherSchools', [], few)] : groups;
}

interface Sum {
  readonly key: string;
  readonly country?: string;
  readonly region?: string;
  readonly people: number;
  readonly projects: number;
}

function group(key: string, level: Group['level'], names: readonly string[], leaves: readonly Sum[]): Group {
  return {
    key,
    level,
    names: names.filter((name) => name !== ''),
    country: level === 'elsewhere' ? '' : (leaves[0]?.country ?? ''),
    region: level === 'quarter' || level === 'city' ? (leaves[0]?.region ?? '') : '',
    leaves: leaves.map((leaf) => leaf.key),
    people: peopleIn(leaves),
    projects: leaves.reduce((sum, leaf) => sum + leaf.projects, 0),
  };
}

function peopleIn(leaves: readonly Sum[]): number {
  return leaves.reduce((sum, leaf) => sum + leaf.people, 0);
}

function townKey({ country, region, city }: AreaLeaf): string {
  return `${country}/${region}/${city}`;
}

/** A town without country or region is assigned to the only town in use with this name, if there is exactly one. */
function settled(leaves: readonly AreaLeaf[]): AreaLeaf[] {
  const inCountries = completed(leaves, 'country', (leaf) => leaf.city);
  return completed(inCountries, 'region', (leaf) => `${leaf.country}/${leaf.city}`);
}

function completed(
  leaves: readonly AreaLeaf[],
  part: 'country' | 'region',
  nameOf: (leaf: AreaLeaf) => string,
): AreaLeaf[] {
  const known = Map.groupBy(
    leaves.filter((leaf) => leaf.city !== '' && leaf[part] !== ''),
    nameOf,
  );
  return leaves.map((leaf) => {
    if (leaf.city === '' || leaf[part] !== '') return leaf;
    const values = new Set(known.get(nameOf(leaf))?.map((other) => other[part]));
    const [only] = values;
    return values.size === 1 && only !== undefined ? { ...leaf, [part]: only } : leaf;
  });
}

interface Town {
  readonly groups: readonly Group[];
  /** Areas with too few users for a town. */
  readonly left: readonly AreaLeaf[];
}

function ofTown(leaves: readonly AreaLeaf[], min: number): Town {
  const [first] = leaves;
  if (first === undefined || first.city === '' || peopleIn(leaves) < min) return { groups: [], left: leaves };
  const quarters = [...Map.groupBy(leaves, (leaf) => leaf.quarter).values()].toSorted(
    (one, other) => peopleIn(other) - peopleIn(one),
  );
  const groups: Group[] = [];
  let rest: AreaLeaf[] = [];
  for (const quarter of quarters) {
    const stands = quarter[0]?.quarter !== '' && peopleIn(quarter) >= min;
    if (stands) groups.push(quarterGroup(quarter));
    else rest.push(...quarter);
  }
  // Adds the smallest quarter to a rest that would be too small.
  if (rest.length > 0 && peopleIn(rest) < min) {
    const joining = new Set(groups.pop()?.leaves);
    rest = leaves.filter((leaf) => joining.has(leaf.key) || rest.includes(leaf));
  }
  if (rest.length > 0) groups.push(group(`city:${townKey(first)}`, 'city', [labelOf(leaves)], rest));
  return { groups, left: [] };
}

function quarterGroup(leaves: readonly AreaLeaf[]): Group {
  const [first] = leaves;
  const key = first ? `quarter:${townKey(first)}/${first.quarter}` : '';
  return group(key, 'quarter', [first?.quarterLabel ?? '', labelOf(leaves)], leaves);
}

/** The most frequent spelling. */
function labelOf(leaves: readonly AreaLeaf[]): string {
  return leaves.reduce((best, leaf) => (leaf.people > best.people ? leaf : best)).cityLabel;
}
