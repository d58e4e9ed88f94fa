import { none } from '../team-view.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

/** Repair: people who are not in their published team. They are found again after the plan has changed. */
export class FreePeople {
  readonly #plan: Plan;
  #changes = -1;
  /** Without a published team. */
  readonly #late: number[];
  #moved: number[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#late = [...plan.cohort.people.keys()].filter((person) => plan.cohort.home[person] === none);
  }

  /** One of them, or `none`. */
  pick(random: Random): number {
    this.#update();
    const at = random.below(this.#late.length + this.#moved.length);
    return this.#late[at] ?? this.#moved[at - this.#late.length] ?? none;
  }

  /** A person who is in a team other than the published one, or `none`. */
  pickMoved(random: Random): number {
    this.#update();
    return this.#moved[random.below(this.#moved.length)] ?? none;
  }

  movedFrom(published: number): number[] {
    this.#update();
    return this.#moved.filter((person) => this.#plan.cohort.home[person] === published);
  }

  #update(): void {
    const { changes, teams, teamOf, cohort } = this.#plan;
    if (changes === this.#changes) return;
    this.#changes = changes;
    const { home } = cohort;
    this.#moved = [];
    for (let person = 0; person < home.length; person += 1) {
      const published = home[person] ?? none;
      if (published !== none && teams[teamOf[person] ?? none]?.from !== published) this.#moved.push(person);
    }
  }
}
