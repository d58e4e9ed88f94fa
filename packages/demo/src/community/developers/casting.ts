import { cast } from '../../content/cast.ts';
import { castNeighbours } from '../../content/cast-neighbours.ts';
import type { CastingCall } from '../../content/projects/project-idea.ts';
import { daysBetween } from '../dates.ts';
import type { DemoDeveloper } from '../types.ts';

/** The requirements for a part in a project. */
export type Part = {
  /** Skill labels that the work needs. */
  needs: readonly string[];
  /** Developers who already take part. */
  except: readonly DemoDeveloper[];
  /** The developer's account must exist at this time. */
  by: Date;
};

/** Members of the cast are only called by name. */
const castHandles: ReadonlySet<string> = new Set([...cast, ...castNeighbours].map((member) => member.handle));

export type Casting = (call: CastingCall, part: Part) => DemoDeveloper;

/** Finds developers for parts. A developer who already has parts is less likely to be chosen. */
export function createCasting(developers: readonly DemoDeveloper[]): Casting {
  const parts = new Map<string, number>();

  return function castFor(call, part) {
    const candidates = candidatesFor(call, developers).filter((developer) => canTake(developer, part));
    const best = candidates
      .map((developer) => ({ developer, fit: fitOf(developer, part) - 2 * (parts.get(developer.id) ?? 0) }))
      .sort((a, b) => b.fit - a.fit)[0];
    if (best === undefined) throw new RangeError(`no developer fits ${call}`);
    parts.set(best.developer.id, (parts.get(best.developer.id) ?? 0) + 1);
    return best.developer;
  };
}

function candidatesFor(call: CastingCall, developers: readonly DemoDeveloper[]): DemoDeveloper[] {
  if (call.startsWith('@')) return developers.filter((developer) => developer.username === call.slice(1));
  const [archetype, index] = call.split('#');
  const kind = developers.filter(
    (developer) => developer.archetype === archetype && !castHandles.has(developer.username),
  );
  return index === undefined ? kind : kind.slice(Number(index), Number(index) + 1);
}

function canTake(developer: DemoDeveloper, part: Part): boolean {
  return (
    developer.openToCollaborate &&
    !part.except.includes(developer) &&
    daysBetween(developer.createdAt, part.by) >= 0
  );
}

function fitOf(developer: DemoDeveloper, part: Part): number {
  const shown = new Set(developer.evidence.map((row) => row.skill));
  return part.needs.filter((label) => shown.has(label)).length;
}
