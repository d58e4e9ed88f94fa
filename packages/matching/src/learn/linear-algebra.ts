/** Solves A·x = b for a symmetric positive definite A by Cholesky decomposition. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const lower = factor(matrix);
  const size = right.length;
  const middle = new Float64Array(size);
  for (let at = 0; at < size; at += 1) {
    let sum = right[at] ?? 0;
    for (let other = 0; other < at; other += 1) sum -= (lower[at]?.[other] ?? 0) * (middle[other] ?? 0);
    middle[at] = sum / (lower[at]?.[at] ?? 1);
  }
  const solution = new Float64Array(size);
  for (let at = size - 1; at >= 0; at -= 1) {
    let sum = middle[at] ?? 0;
    for (let other = at + 1; other < size; other += 1) {
      sum -= (lower[other]?.[at] ?? 0) * (solution[other] ?? 0);
    }
    solution[at] = sum / (lower[at]?.[at] ?? 1);
  }
  return solution;
}

function factor(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (const [at, row] of lower.entries()) {
    for (let other = 0; other <= at; other += 1) {
      let sum = matrix[at]?.[other] ?? 0;
      for (let k = 0; k < other; k += 1) sum -= (row[k] ?? 0) * (lower[other]?.[k] ?? 0);
      row[other] = other === at ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (lower[other]?.[other] ?? 1);
    }
  }
  return lower;
}
