import { type CanaryPointer, nextStep, runOf, stepOf } from '../registry/canary-pointer.js';
import { type CanarySettings, readCanarySettings } from './canary-settings.js';
import { canaryStanding, describeKinds, ownCountsOf, reasonOf } from './canary-standing.js';
import type { ServerVotes } from './vote-files.js';

const settings: CanarySettings = readCanarySettings({}, []);
const at = '2026-01-01T10:00:00.000Z';
const canary = { version: '1.1.0', percent: 5, startedAt: at, steppedAt: at };
const pointers = { stable: '1.0.0', canary };

test.each([
  ['CANARY_FALSE_STOP_RATE', 'falseStopRate', 0.05, 0.3],
  ['CANARY_FLOOR', 'floor', 0.02, 0.6],
  ['CANARY_MIN_FAILURES', 'minimumFailures', 12, 0],
  ['CANARY_MIN_VISITORS', 'minimumVisitors', 50, 0],
  ['CANARY_VOTES_PER_NETWORK', 'votesPerNetwork', 1, 0],
])('%s sets %s, and a value outside its range is reported', (name, setting, value, outside) => {
  const errors: string[] = [];
  const read = (given: number) => readCanarySettings({ [name]: `${given}` }, errors);
  expect(read(value)).toEqual({ ...settings, [setting]: value });
  expect(errors).toEqual([]);
  expect(read(outside)).toEqual(settings);
  expect(errors).toEqual([expect.stringMatching(`^${name} must be a number from`)]);
});

let voters = 0;
/** Each vote comes from a different network. */
const votesOf = (ok: number, failed = 0, outcome = 'error') => ({
  level: 0,
  votes: Object.fromEntries(
    Array.from({ length: ok + failed }, (_, index) => {
      voters += 1;
      return [voters.toString(16).padStart(8, '0').repeat(3), index < ok ? 'ok' : outcome];
    }),
  ),
});

type Votes = ReturnType<typeof votesOf>;
const server = (ofCanary: Votes, ofStable: Votes, step = stepOf(canary)): ServerVotes => ({
  'mf-admin': { step, arms: { '1.1.0': ofCanary, '1.0.0': ofStable } },
});

const standing = (servers: readonly ServerVotes[], rest: Partial<CanaryPointer> = {}) =>
  canaryStanding('mf-admin', { ...pointers, canary: { ...canary, ...rest } }, servers, settings);

test('an area without a canary has no standing', () => {
  expect(canaryStanding('mf-admin', { stable: '1.0.0', canary: null }, [], settings)).toBeNull();
});

test('a canary with fewer than 20 visitors waits', () => {
  expect(standing([server(votesOf(19), votesOf(100))])).toEqual({
    version: '1.1.0',
    percent: 5,
    since: at,
    canary: { visitors: 19, failed: 0, kinds: {} },
    stable: { visitors: 100, failed: 0, kinds: {} },
    evidence: expect.any(Number),
    limit: expect.closeTo(200, 6),
    verdict: 'waiting',
    next: null,
    summary: 'waits: 19 of 20 visitors; 0 of 19 visitors failed, 0 of 100 of stable',
  });
});

test('a canary with enough visitors and no failure is healthy', () => {
  expect(standing([server(votesOf(20), votesOf(100))])).toMatchObject({
    verdict: 'healthy',
    summary: 'healthy: 0 of 20 visitors failed, 0 of 100 of stable',
  });
});

test('votes of several servers are added up; votes of another step or area are ignored', () => {
  const others: ServerVotes = {
    'mf-account': server(votesOf(50), votesOf(50))['mf-admin'] ?? never(),
  };
  const all = [
    server(votesOf(12), votesOf(30)),
    server(votesOf(9, 1), votesOf(40)),
    server(votesOf(500), votesOf(500), 'another step'),
    others,
  ];
  expect(standing(all)).toMatchObject({
    canary: { visitors: 22, failed: 1, kinds: { error: 1 } },
    stable: { visitors: 70, failed: 0 },
  });
});

test('a canary that fails for every visitor is failing and lists the kinds of failure', () => {
  const failing = standing([server(votesOf(0, 30), votesOf(200, 1, 'api'))]);
  expect(failing).toMatchObject({
    verdict: 'failing',
    summary: 'fails: 30 of 30 visitors failed, 1 of 201 of stable',
  });
  expect(failing && reasonOf(failing, '1.0.0')).toBe(
    '30 of 30 visitors failed (30 error), 1 of 201 of stable 1.0.0',
  );
  expect(describeKinds({ kinds: { error: 2, api: 1 } })).toBe('2 error, 1 api');
});

test('a canary with more failures than stable but too few to end it is doubtful and takes no step', () => {
  const walking = { steps: [50], every: 60_000 };
  const doubtful = standing([server(votesOf(40, 5), votesOf(200))], walking);
  expect(doubtful?.verdict).toBe('doubtful');
  expect(doubtful?.summary).toMatch(
    /^doubtful: 5 of 45 visitors failed, 0 of 200 of stable; evidence \S+ of 200, 3 failing visitors missing to end it; no step is taken$/,
  );
  expect(standing([server(votesOf(40, 5), votesOf(200))])?.summary).toMatch(/missing to end it$/);
});

test('API failures end a canary only if stable has fewer of them', () => {
  const outage = [server(votesOf(0, 60, 'api'), votesOf(0, 60, 'api'))];
  expect(standing(outage)?.verdict).not.toBe('failing');
  const own = [server(votesOf(0, 60, 'api'), votesOf(60))];
  expect(standing(own)?.verdict).toBe('failing');
});

test('API failures of stable in an earlier step do not make failures of the canary look usual', () => {
  const outage = standing([server(votesOf(30), votesOf(0, 200, 'api'))]) ?? never();
  const earlier = ownCountsOf(outage.stable);
  expect(earlier).toEqual({ visitors: 200, failed: 0 });
  const after = { percent: 100, earlier };
  expect(standing([server(votesOf(0, 30), votesOf(0))], after)?.verdict).toBe('failing');
});

test('the next step is reported with its earliest time', () => {
  expect(
    standing([server(votesOf(5), votesOf(5))], { steps: [25, 100], every: 60_000 }),
  ).toMatchObject({
    next: { percent: 25, due: '2026-01-01T10:01:00.000Z' },
    summary: expect.stringContaining('5 of 20 visitors then 25 %;'),
  });
});

test('a canary without remaining steps or an interval has no next step', () => {
  expect(nextStep(canary)).toBeNull();
  expect(nextStep({ ...canary, steps: [], every: 1000 })).toBeNull();
  expect(nextStep({ ...canary, steps: [25] })).toBeNull();
  expect(nextStep({ ...canary, steps: [25, 50], every: 1000 })).toEqual({
    percent: 25,
    due: Date.parse(at) + 1000,
  });
});

test('a run is identified by its start time, a step by run, step time and version', () => {
  expect(runOf(canary)).toBe(at);
  expect(runOf({ version: '1.1.0', percent: 5 })).toBe('unnamed');
  expect(stepOf(canary)).toBe(`${at} ${at} 1.1.0`);
  expect(stepOf({ version: '1.1.0', percent: 5 })).toBe('unnamed  1.1.0');
});

function never(): never {
  throw new Error('There are votes of the area');
}
