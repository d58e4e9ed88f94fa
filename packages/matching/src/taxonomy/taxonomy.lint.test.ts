import { describe, expect, test } from 'vitest';
import { taxonomyRows } from './data/rows.ts';
import { labelKey } from './label-key.ts';
import { allSkills } from './taxonomy.ts';

const ids = new Set(taxonomyRows.map((skill) => skill.id));

describe('the taxonomy', () => {
  test('has a kebab-case id for every skill', () => {
    expect(taxonomyRows.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)).map(({ id }) => id)).toEqual(
      [],
    );
    expect(ids.size).toBe(taxonomyRows.length);
  });

  test('has no spelling of a name for two skills, and no name twice in a skill', () => {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const { id, label, aliases } of taxonomyRows) {
      const names = [label, ...aliases];
      if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
        clashes.push(`twice in ${id}`);
      for (const key of new Set([id, ...names].map(labelKey))) {
        const owner = owners.get(key);
        if (owner !== undefined) clashes.push(`${key}: ${owner}, ${id}`);
        owners.set(key, id);
      }
    }
    expect(clashes).toEqual([]);
  });

  test('links only to other existing skills, with weights in (0, 1]', () => {
    const broken = taxonomyRows.flatMap((skill) => {
      const links = [...skill.implies, ...skill.related];
      const targets = [...links.map((link) => link.id), ...(skill.parent ? [skill.parent] : [])];
      return [
        ...targets.filter((id) => !ids.has(id) || id === skill.id).map((id) => `${skill.id} → ${id}`),
        ...links.filter(({ weight }) => !(weight > 0 && weight <= 1)).map(({ id }) => `${skill.id} · ${id}`),
        ...(new Set(targets).size === targets.length ? [] : [`${skill.id}: a link is stated twice`]),
      ];
    });
    expect(broken).toEqual([]);
  });

  test('has no cycle of implications', () => {
    const implies = new Map(taxonomyRows.map((skill) => [skill.id, skill.implies.map((link) => link.id)]));
    const done = new Set<string>();
    const circles: string[] = [];
    function visit(id: string, path: readonly string[]): void {
      if (path.includes(id)) circles.push([...path, id].join(' → '));
      else if (!done.has(id)) for (const next of implies.get(id) ?? []) visit(next, [...path, id]);
      done.add(id);
    }
    for (const id of ids) visit(id, []);
    expect(circles).toEqual([]);
  });

  test('relates skills in both directions with one weight', () => {
    const weights = new Map(
      allSkills().flatMap(({ id, related }) => related.map((link) => [`${id} ${link.id}`, link.weight])),
    );
    const oneWay = [...weights].filter(([pair, weight]) => {
      return weights.get(pair.split(' ').reverse().join(' ')) !== weight;
    });
    expect(weights.size).toBeGreaterThan(100);
    expect(oneWay).toEqual([]);
  });

  test('marks only names of the skill as ambiguous', () => {
    const strange = taxonomyRows.filter(({ label, aliases, ambiguous }) =>
      ambiguous?.names.some((name) => name !== label && !aliases.includes(name)),
    );
    expect(strange.map(({ id }) => id)).toEqual([]);
  });

  test('has enough skills for the requirements of projects', () => {
    expect(taxonomyRows.length).toBeGreaterThanOrEqual(1_000);
  });
});
