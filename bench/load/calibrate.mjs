import { setTimeout as sleep } from 'node:timers/promises';

/** Limit of the 95th percentile, in milliseconds from when a request is due. */
export const p95Limit = 250;

/** Seconds of a step, of the final confirmation, and of the pause after a failed step. */
const times = { step: 5, confirmation: 15, rest: 3 };

/** Attempts per rate, because other processes on the machine may disturb one. */
const attempts = 3;

/**
 * Finds the highest sustainable rate, in requests per second. A rate is sustainable if, in one of
 * three attempts, every response is 2xx or 3xx and the 95th percentile is within the limit. Rates
 * grow by half until one fails; then the last interval is bisected three times, and the result is
 * confirmed for longer.
 * @param first initial requests per second
 * @param isRough returns the last sustainable rate without bisection
 * @param onStep called after each step
 */
export async function calibrate(generator, { first, isRough = false, onStep }) {
  const isBorne = async (rate, seconds) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const [result] = await generator.run([{ rate, seconds }]);
      const good = result.wrongs === 0 && result.shed === 0 && result.p95 <= p95Limit;
      onStep({ rate, good, ...result });
      if (good) return true;
      await sleep(times.rest * 1000);
    }
    return false;
  };
  let good = first;
  let bad = first;
  while (await isBorne(bad, times.step)) {
    good = bad;
    bad *= 1.5;
  }
  if (bad === first) throw new Error(`Not even ${first} requests a second are borne`);
  if (isRough) return Math.floor(good);
  for (let halving = 0; halving < 3; halving += 1) {
    const middle = Math.sqrt(good * bad);
    if (await isBorne(middle, times.step)) good = middle;
    else bad = middle;
  }
  while (!(await isBorne(good, times.confirmation))) good *= 0.9;
  return Math.floor(good);
}
