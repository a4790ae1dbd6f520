import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds from when a request is due that 95 of 100 may take. */
export const p95Limit = 250;

/** Seconds of a step, of the proof at its end, and of the rest after a step that was too much. */
const times = { step: 5, proof: 15, rest: 3 };

/** Attempts at a rate: a neighbour on the machine may spoil one. */
const attempts = 3;

/**
 * The highest rate that is borne, in one attempt of three: everything is answered with 2xx or 3xx, and the 95th percentile is within the limit. Rates grow by half
 * until one is not borne, then the last interval is halved three times; the result is proved for longer.
 * @param first requests a second to begin with
 * @param isRough takes the last rate that was borne as it is
 * @param onStep told each step
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
  while (!(await isBorne(good, times.proof))) good *= 0.9;
  return Math.floor(good);
}
