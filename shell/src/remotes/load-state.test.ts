import type { FailureKind } from '../../registry/load-report';
import { LoadFailure } from './load-failure';
import { afterFailure } from './load-state';

const next = (kind: FailureKind, attempt: number, elapsed = 100) =>
  afterFailure(attempt, new LoadFailure('mf-admin', kind, ''), '1.0.0', elapsed);

/** Milliseconds before each retry until the load fails for good. */
function retries(kind: FailureKind): number[] {
  const delays: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const state = next(kind, attempt);
    if (state.phase !== 'waiting') return delays;
    delays.push(state.delay);
  }
}

test.each<[FailureKind, number[]]>([
  ['network', [300, 900]],
  ['stale', [0, 500]],
  ['timeout', [0]],
  ['contract', [0]],
  ['integrity', []],
  ['execution', []],
])('a %s failure is retried after delays of %p ms', (kind, delays) => {
  expect(retries(kind)).toEqual(delays);
});

test('a retry that cannot finish within the time budget is not started', () => {
  expect(next('timeout', 1, 7000).phase).toBe('waiting');
  expect(next('timeout', 1, 7600)).toMatchObject({ phase: 'failed', version: '1.0.0' });
});
