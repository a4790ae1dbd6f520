import { compareArms, type TestSettings, testCanary } from './sequential-test.js';

const settings: TestSettings = { falseStopRate: 0.01, floor: 0.01, minimumFailures: 8 };
const votes = (failed: number, visitors: number) => ({ failed, visitors });
const isEnded = (canary: ReturnType<typeof votes>, stable: ReturnType<typeof votes>) =>
  testCanary(canary, stable, settings).isFailing;

describe('a failing canary', () => {
  test.each([
    ['10 of 10 visitors fail and stable has no votes', votes(10, 10), votes(0, 0)],
    ['29 of 29 visitors fail', votes(29, 29), votes(0, 30)],
    ['60 of 60 visitors fail, stable has 1 false failure in 1 vote', votes(60, 60), votes(1, 1)],
    ['10 of 10 visitors fail, stable has 3 false failures in 3 votes', votes(10, 10), votes(3, 3)],
    ['18 of 60 visitors fail, stable has 1 false failure in 26 votes', votes(18, 60), votes(1, 26)],
  ])('is ended when %s', (_name, canary, stable) => {
    expect(isEnded(canary, stable)).toBe(true);
  });
});

describe('a canary with too little evidence against it', () => {
  test.each([
    ['one of 26 visitors reports a failure', votes(1, 26), votes(0, 0)],
    ['seven visitors report false failures', votes(7, 7), votes(0, 500)],
    ['it fails for 1 % of its visitors, like stable', votes(20, 2000), votes(20, 2000)],
    ['it fails for fewer visitors than stable', votes(10, 1000), votes(200, 1000)],
    ['canary and stable both fail for half of the visitors', votes(300, 600), votes(310, 600)],
    [
      'stable never fails and the canary fails for no more than the floor',
      votes(20, 4000),
      votes(0, 90_000),
    ],
  ])('continues when %s', (_name, canary, stable) => {
    expect(isEnded(canary, stable)).toBe(false);
  });
});

test('stable votes of earlier steps count as evidence if the current step has none', () => {
  const canary = votes(10, 100);
  expect(testCanary(canary, votes(0, 0), settings).isFailing).toBe(false);
  expect(testCanary(canary, votes(0, 0), settings, votes(10, 5000)).isFailing).toBe(true);
});

test('API failures count as evidence only if stable has votes with fewer failures', () => {
  expect(compareArms(votes(60, 60), votes(0, 0), settings).isFailing).toBe(false);
  expect(compareArms(votes(60, 60), votes(55, 60), settings).isFailing).toBe(false);
  expect(compareArms(votes(12, 12), votes(0, 40), settings).isFailing).toBe(true);
});

// Jest looks up globals such as `Math` slowly, and the simulation calls this about a billion times.
const { imul } = Math;

/** Pseudo-random numbers from 0 to 1, reproducible by seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
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
  'a canary that is as good as stable is ended no more often than the configured rate: %j',
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
  'half of the canaries with the rates %j are ended within %i visitors',
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
