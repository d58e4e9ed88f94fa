/**
 * Parses lines of `feature | weight`.
 * @throws Error on a line without a weight.
 */
export function readWeights(rows: string): ReadonlyMap<string, number> {
  return new Map(
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [feature = '', weight = ''] = row.split(' | ');
        if (weight.trim() === '' || Number.isNaN(Number(weight))) throw new Error(`No weight in "${row}"`);
        return [feature, Number(weight)];
      }),
  );
}
