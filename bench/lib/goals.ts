/** A measured value with its goal. */
export interface Goal {
  readonly what: string;
  readonly value: number;
  readonly unit:
    | 'times the peer'
    | 'ms'
    | 'bytes each'
    | 'px'
    | 'times the time for 10 times the data'
    | 'responses with 503'
    | 'of 1'
    | 'layout shift';
  readonly aim: number;
  readonly reached: boolean;
}

/** A goal with a minimum. */
export function atLeast(what: string, value: number, aim: number, unit: Goal['unit']): Goal {
  return { what, value: rounded(value), unit, aim, reached: value >= aim };
}

/** A goal with a maximum. */
export function atMost(what: string, value: number, aim: number, unit: Goal['unit']): Goal {
  return { what, value: rounded(value), unit, aim, reached: value <= aim };
}

/** The results of a benchmark, or its failure. */
export interface Outcome {
  readonly name: string;
  readonly goals: readonly Goal[];
  readonly failed: boolean;
}

/** A row per goal; a failed benchmark has one row with the failure. */
export function goalTable(outcomes: readonly Outcome[]): Record<string, string | number>[] {
  return outcomes.flatMap(({ name, goals, failed }) => [
    ...goals.map(({ what, value, unit, aim, reached }) => ({
      benchmark: name,
      what,
      value,
      unit,
      aim,
      reached: reached ? 'yes' : 'no',
    })),
    ...(failed ? [{ benchmark: name, what: 'FAILED', reached: 'no' }] : []),
  ]);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
