/** The kind of a skill; `tag` is a free tag that is not in the taxonomy. */
export type SkillKind =
  | 'language'
  | 'framework'
  | 'library'
  | 'tool'
  | 'platform'
  | 'database'
  | 'practice'
  | 'role'
  | 'tag';

/** A relation to another skill; `weight` in 0–1 is how much of one skill the other shows. */
export interface SkillLink {
  readonly id: string;
  readonly weight: number;
}

export interface Skill {
  readonly id: string;
  readonly label: string;
  readonly kind: SkillKind;
  readonly aliases: readonly string[];
  /** A developer with this skill partly has these skills too. Acyclic. */
  readonly implies: readonly SkillLink[];
  /** Knowing one makes the other easier to learn. */
  readonly related: readonly SkillLink[];
  readonly parent?: string;
}

export type EvidenceSource =
  | 'declared'
  | 'language'
  | 'topic'
  | 'manifest'
  | 'readme'
  | 'project'
  | 'posting'
  | 'outcome';

/**
 * One piece of evidence. A finished project counts as work, with its id as `repository`. `weight` and `volume` in 0–1;
 * times in epoch milliseconds; `repository` is '' if there is none.
 */
export interface Evidence {
  readonly skillId: string;
  readonly source: EvidenceSource;
  readonly repository: string;
  /** For an outcome: the owner who wanted the developer in a team. */
  readonly voucherId?: string | null;
  readonly weight: number;
  readonly volume: number;
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** A developer's skill, summed from its evidence. `strength` in 0–1. */
export interface SkillStrength {
  readonly skillId: string;
  readonly strength: number;
  /** Whether the developer has declared it. */
  readonly declared: boolean;
  readonly repositories: number;
  /** The number of finished projects that show it; 0 by default. */
  readonly projects?: number;
  /** The number of owners who accepted the developer into a team that needs the skill; 0 by default. */
  readonly acceptedBy?: number;
  /** Whether a declaration, a posting or an acceptance names it; by default if it is declared. */
  readonly stated?: boolean;
  /** Last use in the developer's work, or else the last statement. */
  readonly lastSeen: number;
}
