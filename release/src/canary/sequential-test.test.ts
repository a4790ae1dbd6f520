import { compareArms, type TestSettings, testCanary } from './sequential-test.js';

const settings: TestSettings = { falseStopRate: 0.01, floor: 0.01, minimumFailures: 8 };
const votes = (failed: number, visitors: number) => ({ failed, visitors });
const isEnded = (canary: ReturnType<typeof votes>, stable: ReturnType<typeof votes>) =>
  testCanary(canary, stable, settings).isFailing;

describe('a canary is ended', () => {
  test.each([
    ['10 of 10 fail and stable has no votes', votes(10, 10), votes(0, 0)],
    ['29 of 29 fail', votes(29, 29), votes(0, 30)],
    ['60 of 60 fail, and the only vote on stable is a lie', votes(60, 60), votes(1, 1)],
    ['10 of 10 fail, and three lie about stable', votes(10, 10), votes(3, 3)],
    ['18 of 60 fail, 1 of 26 of stable is a lie', votes(18, 60), votes(1, 26)],
  ])('when %s', (_name, canary, stable) => {
    expect(isEnded(canary, stable)).toBe(true);
  });
});

describe('a canary goes on', () => {
  test.each([
    ['one of 26 visitors says that it fails', votes(1, 26), votes(0, 0)],
    ['seven visitors lie', votes(7, 7), votes(0, 500)],
    ['it fails for 1 % like stable', votes(20, 2000), votes(20, 2000)],
    ['it fails for fewer visitors than stable', votes(10, 1000), votes(200, 1000)],
    ['both fail alike, often', votes(300, 600), votes(310, 600)],
    [
      'stable never fails and it fails for no more than the floor',
      votes(20, 4000),
      votes(0, 90_000),
    ],
  ])('when %s', (_name, canary, stable) => {
    expect(isEnded(canary, stable)).toBe(false);
  });
});

test('what stable showed in earlier steps is believed where it has no votes now', () => {
  const canary = votes(10, 100);
  expect(testCanary(canary, votes(0, 0), settings).isFailing).toBe(false);
  expect(testCanary(canary, votes(0, 0), settings, votes(10, 5000)).isFailing).toBe(true);
});

test('failures of the API are evidence only beside votes on stable', () => {
  expect(compareArms(votes(60, 60), votes(0, 0), settings).isFailing).toBe(false);
  expect(compareArms(votes(60, 60), votes(55, 60), settings).isFailing).toBe(false);
  expect(compareArms(votes(12, 12), votes(0, 40), settings).isFailing).toBe(true);
});

/** Pseudo-random numbers from 0 to 1, reproducible by seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Scenario {
  /** Share of visitors for whom each arm fails, 0 to 1. */
  readonly canary: number;
  readonly stable: number;
  /** Share of visitors who get the canary, 0 to 1. */
  readonly share: number;
}

/**
 * Number of canary visitors until it is stopped; null if it is not stopped. Evaluates after every
 * failure of the canary and every 20th vote on stable. A success of the canary lowers the evidence,
 * so no stop is missed.
 */
function visitorsToStop(scenario: Scenario, most: number, random: () => number): number | null {
  const canary = { visitors: 0, failed: 0 };
  const stable = { visitors: 0, failed: 0 };
  while (canary.visitors < most) {
    const isCanary = random() < scenario.share;
    const arm = isCanary ? canary : stable;
    arm.visitors += 1;
    const fails = random() < (isCanary ? scenario.canary : scenario.stable);
    if (fails) arm.failed += 1;
    const isLooked = isCanary ? fails : stable.visitors % 20 === 0;
    if (!isLooked || canary.failed < settings.minimumFailures) continue;
    if (testCanary(canary, stable, settings).isFailing) return canary.visitors;
  }
  return null;
}

const isFull = process.env['STRESS'] === 'full';
const runs = isFull ? 10_000 : 60;
const most = isFull ? 2000 : 1200;

test.each([
  { canary: 0.01, stable: 0.01, share: 0.05 },
  { canary: 0.01, stable: 0.01, share: 0.5 },
  { canary: 0.01, stable: 0.01, share: 1 },
  { canary: 0.05, stable: 0.05, share: 0.5 },
])(
  'a canary that is as good as stable is ended no more often than was chosen: %j',
  (scenario) => {
    const random = seeded(64);
    let stops = 0;
    for (let run = 0; run < runs; run += 1)
      if (visitorsToStop(scenario, most, random) !== null) stops += 1;
    expect(stops / runs).toBeLessThanOrEqual(settings.falseStopRate);
  },
  600_000,
);

test.each([
  [{ canary: 1, stable: 0.01, share: 0.5 }, 8],
  [{ canary: 0.3, stable: 0.01, share: 0.5 }, 40],
  [{ canary: 0.1, stable: 0.01, share: 0.5 }, 150],
  [{ canary: 0.05, stable: 0.01, share: 0.5 }, 500],
])(
  'half of the canaries %j are ended within %i visitors',
  (scenario, expected) => {
    const random = seeded(65);
    const lengths = Array.from({ length: isFull ? 1000 : 41 }, () =>
      visitorsToStop(scenario, 3000, random),
    );
    const sorted = lengths
      .map((length) => length ?? Number.POSITIVE_INFINITY)
      .sort((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(expected);
  },
  600_000,
);
