import type { EventRule, RuleStrength } from '@teamwright/contracts/events/rules.ts';
import type { EventPreset } from '@teamwright/contracts/events/statuses.ts';

interface Preset {
  /** `hard`, or the weight of each kind of rule. */
  readonly strengths: Partial<Record<EventRule['kind'], RuleStrength>>;
  /** Roles that each team needs once. */
  readonly perTeam: readonly string[];
  /** Hours of the week that the members of a team have in common. */
  readonly hours: number;
  readonly level: 'balanced' | 'mixed' | 'alike';
}

const presets: Readonly<Record<EventPreset, Preset>> = {
  hackathon: {
    strengths: { size: 2, role: 3, hours: 1, language: 3, level: 2, friends: 2, apart: 'hard' },
    perTeam: ['Backend', 'Frontend', 'Design'],
    hours: 2,
    level: 'balanced',
  },
  course: {
    strengths: {
      size: 2,
      hours: 3,
      language: 'hard',
      level: 3,
      wishes: 3,
      friends: 1,
      novelty: 2,
      apart: 'hard',
    },
    perTeam: [],
    hours: 4,
    level: 'balanced',
  },
  bootcamp: {
    strengths: { size: 2, role: 2, hours: 3, language: 3, level: 3, novelty: 2, apart: 'hard' },
    perTeam: ['Backend', 'Frontend'],
    hours: 6,
    level: 'mixed',
  },
  company_week: {
    strengths: {
      size: 2,
      role: 2,
      hours: 2,
      language: 'hard',
      level: 1,
      wishes: 3,
      novelty: 3,
      apart: 'hard',
    },
    perTeam: ['Engineering', 'Product'],
    hours: 4,
    level: 'mixed',
  },
};

/** The rules that a preset proposes for an event with these roles. The same roles get the same rules. */
export function presetRules(name: EventPreset, roles: readonly string[]): EventRule[] {
  const preset = presets[name];
  const kinds = Object.entries(preset.strengths) as [keyof Preset['strengths'], RuleStrength][];
  return kinds.flatMap(([kind, strength]): EventRule[] => {
    switch (kind) {
      case 'role':
        return preset.perTeam
          .filter((role) => roles.includes(role))
          .map((role) => ({ id: `role-${role.toLowerCase()}`, kind, strength, role, count: 1, level: 2 }));
      case 'hours':
        return [{ id: kind, kind, strength, hours: preset.hours }];
      case 'level':
        return [{ id: kind, kind, strength, mode: preset.level, amount: 0.5 }];
      case 'wishes':
        return [{ id: kind, kind, strength, within: 3 }];
      case 'size':
      case 'language':
      case 'friends':
      case 'apart':
      case 'novelty':
        return [{ id: kind, kind, strength }];
      default:
        return [];
    }
  });
}
