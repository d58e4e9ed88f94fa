import type { Highs, Model } from 'highs';
import { none } from '../team-view.ts';
import type { Column } from './columns.ts';
import { LinearModel, runSolver, sparseMatrix } from './linear-model.ts';
import type { Prices } from './pricing.ts';

/** The people and projects to form teams of: all, or those that a change concerns. */
export interface Part {
  readonly people: readonly number[];
  /** Least and greatest number of teams of each project. */
  readonly projects: readonly { readonly least: number; readonly most: number }[];
  readonly unplacedMax: number;
}

/** A team of a part, or a person who stays without one. */
export interface Choice {
  readonly members: readonly number[];
  readonly project: number;
  readonly isUnplaced?: boolean;
}

/** The people in none of the choices, and what these leave of each project. */
export function restOf({ people, projects, unplacedMax }: Part, chosen: readonly Choice[]): Part {
  const placed = new Set(chosen.flatMap(({ members }) => members));
  const used = projects.map(() => 0);
  for (const { project } of chosen) if (project !== none) used[project] = (used[project] ?? 0) + 1;
  return {
    people: people.filter((person) => !placed.has(person)),
    projects: projects.map(({ least, most }, project) => ({
      least: Math.max(0, least - (used[project] ?? 0)),
      most: most - (used[project] ?? 0),
    })),
    unplacedMax: unplacedMax - chosen.filter(({ isUnplaced }) => isUnplaced === true).length,
  };
}

export interface MasterSolution {
  /** Sum of the chosen parts of teams. */
  readonly points: number;
  readonly prices: Prices;
  /** The chosen part of each column. */
  readonly shares: Float64Array;
  /** Whether a person is covered by no team or by too many. */
  readonly hasGaps: boolean;
}

/** Prices of people outside are cut at first, which keeps them steady while there are few columns. */
const firstPrices = { min: 0, max: 140 };
const priceStep = 150;
/** Smaller shares and gaps are errors of rounding. */
export const negligible = 1e-6;

/**
 * The restricted master problem: parts of known teams, so that each person is in exactly one (set partitioning;
 * Desrosiers & Lübbecke 2005). Gaps are allowed at a price: the box of prices of Marsten, Hogan & Blankenship 1975.
 * The caller disposes of it.
 */
export class Master {
  readonly columns: Column[] = [];
  readonly #part: Part;
  readonly #rowOf: ReadonlyMap<number, number>;
  readonly #model: Model;
  readonly #solver: Highs;
  readonly #keys = new Set<string>();
  readonly #gaps: number;
  #prices = firstPrices;

  constructor(part: Part, solver: Highs) {
    this.#part = part;
    this.#solver = solver;
    this.#rowOf = new Map(part.people.map((person, row) => [person, row]));
    const model = new LinearModel();
    for (const _person of part.people) model.addRow(1, 1);
    for (const { least, most } of part.projects) model.addRow(least, most);
    const unplaced = model.addRow(0, part.unplacedMax);
    for (const row of part.people.keys()) {
      model.addVariable({ worth: this.#prices.min, entries: [[row, 1]] });
      model.addVariable({ worth: -this.#prices.max, entries: [[row, -1]] });
    }
    for (const row of part.people.keys())
      model.addVariable({
        worth: 0,
        entries: [
          [row, 1],
          [unplaced, 1],
        ],
      });
    this.#gaps = 2 * part.people.length;
    this.#model = model.create(solver);
    this.#model.options.set({ solver: 'simplex' });
  }

  dispose(): void {
    this.#model.dispose();
  }

  /** Adds columns that are new. @returns how many */
  add(columns: readonly Column[]): number {
    const fresh = columns.filter(({ project, members }) => {
      const key = `${project} ${members.join(' ')}`;
      const isNew = !this.#keys.has(key);
      this.#keys.add(key);
      return isNew;
    });
    if (fresh.length === 0) return 0;
    const entriesOf = ({ members, project }: Column) => {
      const rows = members.map((person) => this.#rowOf.get(person) ?? 0);
      if (project >= 0) rows.push(this.#part.people.length + project);
      return rows.map((row) => [row, 1] as const);
    };
    const variables = fresh.map((column) => ({ worth: column.points, entries: entriesOf(column) }));
    this.#model.addCols({
      cost: Float64Array.from(variables, ({ worth }) => worth),
      lower: new Float64Array(fresh.length),
      upper: new Float64Array(fresh.length).fill(Number.POSITIVE_INFINITY),
      matrix: sparseMatrix(variables, this.#part.people.length + this.#part.projects.length + 1),
    });
    this.columns.push(...fresh);
    return fresh.length;
  }

  /** @returns undefined if the solver failed or took too long */
  solve(maxSeconds: number): MasterSolution | undefined {
    this.#limit(maxSeconds);
    if (!runSolver(this.#model, this.#solver)) return undefined;
    if (this.#model.getModelStatus() !== this.#solver.constants.modelStatus.optimal) return undefined;
    const { colValue, rowDual } = this.#model.getSolution();
    const people = this.#part.people.length;
    return {
      points: this.#model.getObjectiveValue(),
      prices: {
        people: this.#pricesOf(rowDual),
        projects: rowDual.slice(people, people + this.#part.projects.length),
      },
      shares: colValue.slice(this.#firstColumn),
      hasGaps: colValue.subarray(0, this.#gaps).some((share) => share > negligible),
    };
  }

  #pricesOf(duals: Float64Array): Float64Array {
    const prices = new Float64Array(Math.max(0, ...this.#part.people) + 1);
    for (const [person, row] of this.#rowOf) prices[person] = duals[row] ?? 0;
    return prices;
  }

  /** The solver counts the time of all its runs. It has no limit by itself. */
  #limit(maxSeconds: number): void {
    if (!Number.isFinite(maxSeconds)) return;
    this.#model.options.set('time_limit', this.#model.getRunTime() + Math.max(0, maxSeconds));
  }

  get #firstColumn(): number {
    return this.#gaps + this.#part.people.length;
  }

  /** Raises the price of gaps. */
  widenPrices(steps = 1): void {
    const more = steps * priceStep;
    this.#prices = { min: this.#prices.min - more, max: this.#prices.max + more };
    const { min, max } = this.#prices;
    const costs = Float64Array.from({ length: this.#gaps }, (_, index) => (index % 2 === 0 ? min : -max));
    this.#model.changeColsCost({ kind: 'range', from: 0, to: this.#gaps - 1 }, costs);
  }

  /** Chooses a column for good. */
  fix(column: number): void {
    this.#model.changeColBounds(this.#firstColumn + column, 1, 1);
  }

  /**
   * Chooses whole columns (the restricted master heuristic). No more columns can be added afterwards.
   * @returns undefined if none were found that cover all people, or the solver failed
   */
  solveWhole(maxSeconds: number, maxNodes: number): Column[] | undefined {
    const model = this.#model;
    const count = this.#firstColumn + this.columns.length;
    const { variableType, solutionStatus } = this.#solver.constants;
    const closed = new Float64Array(this.#gaps);
    model.changeColsBounds({ kind: 'range', from: 0, to: this.#gaps - 1 }, closed, closed);
    const types = new Int32Array(count).fill(variableType.integer);
    model.changeColsIntegrality({ kind: 'range', from: 0, to: count - 1 }, types);
    model.options.set({ solver: 'choose', mip_rel_gap: 0, mip_max_nodes: maxNodes });
    this.#limit(maxSeconds);
    if (!runSolver(model, this.#solver)) return undefined;
    if (model.info.get('primal_solution_status') !== solutionStatus.feasible) return undefined;
    const { colValue } = model.getSolution();
    return this.columns.filter((_column, index) => (colValue[this.#firstColumn + index] ?? 0) > 0.5);
  }
}
