/** The n-th largest value, 1 for the largest. Reorders `values` (Hoare's selection algorithm). */
export function nthLargest(values: Int32Array, n: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) > pivot) left += 1;
      while ((values[right] ?? 0) < pivot) right -= 1;
      if (left <= right) swap(values, left++, right--);
    }
    if (n - 1 <= right) high = right;
    else if (n - 1 >= left) low = left;
    else return pivot;
  }
  return values[n - 1] ?? 0;
}

function swap(values: Int32Array, a: number, b: number): void {
  const kept = values[a] ?? 0;
  values[a] = values[b] ?? 0;
  values[b] = kept;
}
