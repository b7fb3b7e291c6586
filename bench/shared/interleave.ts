/**
 * Measures variants against each other on a machine that others use too: in turn, many times, in CPU time.
 */
import process from 'node:process';

export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The CPU time of one call in ms, that of the garbage collector's threads included. */
export async function cpuOf(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The medians of each variant: `ms` of CPU, and `ratio` to the first variant of the same round.
 * @param {Record<string, () => () => unknown>} variants each prepares a round, and returns the work that is measured
 */
export async function interleave(variants, rounds, warmUp = 2) {
  const names = Object.keys(variants);
  const times = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const time = {};
    for (let at = 0; at < names.length; at++) {
      const name = names[(at + round) % names.length]; // None is always first.
      time[name] = await cpuOf(variants[name]());
    }
    if (round >= warmUp) times.push(time);
  }
  const [base] = names;
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        ms: median(times.map((time) => time[name])),
        ratio: median(times.map((time) => time[name] / time[base])),
      },
    ]),
  );
}
