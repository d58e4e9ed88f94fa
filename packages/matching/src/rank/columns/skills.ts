import { createSkillLinks, type SkillLinks } from '../../score/skill-links.ts';
import { allSkills, resolveSkill } from '../../taxonomy/taxonomy.ts';
import { type History, skillsOf } from '../history.ts';
import type { Pool } from '../pool.ts';
import type { ProjectCard } from '../records.ts';
import { add, type Column, type ColumnGroup } from './column-group.ts';
import type { SkillHolders } from './skill-holders.ts';
import { SkillKin } from './skill-kin.ts';

/** How well developers show the skills that a project names; rare skills weigh more. */
export class Skills implements ColumnGroup {
  readonly names = [
    'skills.shown',
    'skills.strength',
    'skills.fresh',
    'skills.linked',
    'skills.kin',
    'skills.often',
    'skills.focus',
    'skills.rare',
  ];
  readonly #links: SkillLinks;
  readonly #holders: SkillHolders;
  readonly #kin: SkillKin;
  /** The best credit for the current skill per developer, and the developers with any credit. */
  readonly #credits: Float64Array;
  readonly #touched: number[] = [];

  constructor(history: History, pool: Pool, holders: SkillHolders) {
    this.#links = createSkillLinks({ skills: allSkills(), resolve: resolveSkill });
    this.#holders = holders;
    this.#kin = new SkillKin(history);
    this.#credits = new Float64Array(pool.size);
  }

  measure(project: ProjectCard, columns: readonly Column[]): void {
    const required = skillsOf(project.needs ?? project.tags);
    const total = required.reduce((sum, skill) => sum + this.#holders.rarity(skill), 0);
    if (total === 0) return;
    for (const skill of required) {
      const rarity = this.#holders.rarity(skill);
      this.#own(skill, rarity / total, rarity, columns);
      this.#linked(skill, rarity / total, columns[3]);
      this.#related(skill, rarity / total, columns[4]);
    }
    const focus = columns[6];
    const rare = columns[7];
    if (!focus || !rare) return;
    for (let place = 0; place < rare.length; place += 1) {
      const sum = rare[place] ?? 0;
      if (sum > 0) focus[place] = sum / (5 + (this.#holders.totals[place] ?? 0));
    }
  }

  #own(skill: string, share: number, rarity: number, columns: readonly Column[]): void {
    const holders = this.#holders.of(skill);
    if (!holders) return;
    for (const [at, place] of holders.places.entries()) {
      add(columns[0], place, share);
      add(columns[1], place, share * (holders.strengths[at] ?? 0));
      add(columns[2], place, share * (holders.fresh[at] ?? 0));
      add(columns[5], place, share * (holders.works[at] ?? 0));
      add(columns[7], place, rarity);
    }
  }

  #linked(skill: string, share: number, column: Column | undefined): void {
    for (const { skillId, factor } of this.#links.sourcesOf(skill)) this.#credit(skillId, factor);
    this.#spend(share, column);
  }

  #related(skill: string, share: number, column: Column | undefined): void {
    for (const kin of this.#kin.of(skill)) this.#credit(kin.skill, kin.share);
    this.#spend(share, column);
  }

  #credit(skill: string, factor: number): void {
    const holders = this.#holders.of(skill);
    if (!holders) return;
    for (const [at, place] of holders.places.entries()) {
      const credit = factor * (holders.strengths[at] ?? 0);
      const best = this.#credits[place] ?? 0;
      if (credit <= best) continue;
      if (best === 0) this.#touched.push(place);
      this.#credits[place] = credit;
    }
  }

  #spend(share: number, column: Column | undefined): void {
    for (const place of this.#touched) {
      add(column, place, share * (this.#credits[place] ?? 0));
      this.#credits[place] = 0;
    }
    this.#touched.length = 0;
  }
}
