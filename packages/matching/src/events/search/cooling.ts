/**
 * Logarithms and powers from sums and products only. `Math.exp` and `Math.log` may differ in the last bit between
 * machines, and one different decision changes all that follow.
 */

const tableSize = 4096;
/** Terms of the series; enough for all bits of a double. */
const terms = 20;
const logOfTwo = logNearOne(2);

/** −ln of (k + ½) / 4096. */
const minusLogs = Float64Array.from({ length: tableSize }, (_, at) => -logarithm((at + 0.5) / tableSize));

/** The loss of points that annealing accepts, per degree of temperature: exponentially distributed, mean 1. */
export function acceptedLoss(uniform: number): number {
  return minusLogs[Math.floor(uniform * tableSize)] ?? 0;
}

/** A value between `start` and `end`, both above 0, in equal ratios: `start` at progress 0, `end` at 1. */
export function geometric(start: number, end: number, progress: number): number {
  return start * exponential(logarithm(end / start) * progress);
}

function logarithm(value: number): number {
  let [rest, halvings] = [value, 0];
  for (; rest > 1.5; halvings -= 1) rest /= 2;
  for (; rest < 0.75; halvings += 1) rest *= 2;
  return logNearOne(rest) - halvings * logOfTwo;
}

/** 2 · artanh((x − 1) / (x + 1)) */
function logNearOne(value: number): number {
  const ratio = (value - 1) / (value + 1);
  let [sum, factor] = [0, ratio];
  for (let term = 0; term < terms; term += 1) {
    sum += factor / (2 * term + 1);
    factor *= ratio * ratio;
  }
  return 2 * sum;
}

/** e to a power: the series at 1/1024 of it, squared ten times. */
function exponential(exponent: number): number {
  const small = exponent / 1024;
  let result = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + small / 4)));
  for (let squaring = 0; squaring < 10; squaring += 1) result *= result;
  return result;
}
