import { manifest, published, showDocument } from './testing/page';

const posted: { address: string; reports: { version: string }[]; tokens: string[] }[] = [];
let timings: { name: string; description: string }[] = [];

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  posted.length = 0;
  timings = [];
  showDocument(manifest([published()]));
  performance.getEntriesByType = (type: string) =>
    type === 'navigation' ? ([{ serverTiming: timings }] as unknown as PerformanceEntryList) : [];
  navigator.sendBeacon = (address, body) => {
    posted.push({ address: String(address), ...JSON.parse(String(body)) });
    return true;
  };
});

const open = () => import('./report-load');
const versions = () => posted.map(({ reports }) => reports.map(({ version }) => version));

test('reports of the same second are sent in one request', async () => {
  const { reportLoad } = await open();
  reportLoad('mf-account', '1.0.0', 'ok', 12.6);
  jest.advanceTimersByTime(999);
  reportLoad('mf-account', '1.0.1', 'network', 3);
  expect(posted).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(posted).toEqual([
    {
      address: '/releases/beacon',
      tokens: [],
      reports: [
        { kind: 'load', remote: 'mf-account', version: '1.0.0', outcome: 'ok', milliseconds: 13 },
        {
          kind: 'load',
          remote: 'mf-account',
          version: '1.0.1',
          outcome: 'network',
          milliseconds: 3,
        },
      ],
    },
  ]);
  jest.advanceTimersByTime(5000);
  expect(posted).toHaveLength(1);
  reportLoad('mf-account', '1.0.2', 'ok', 1);
  jest.advanceTimersByTime(1000);
  expect(versions()).toEqual([['1.0.0', '1.0.1'], ['1.0.2']]);
});

test('pending reports are sent once on pagehide', async () => {
  const { reportLoad } = await open();
  reportLoad('mf-account', '1.0.0', 'ok', 1);
  window.dispatchEvent(new Event('pagehide'));
  expect(versions()).toEqual([['1.0.0']]);
  window.dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(2000);
  expect(posted).toHaveLength(1);
});

test('twenty reports are sent without delay', async () => {
  const { reportLoad } = await open();
  for (let each = 1; each < 20; each += 1) reportLoad('mf-account', `1.0.${each}`, 'ok', 1);
  expect(posted).toEqual([]);
  reportLoad('mf-account', '1.0.20', 'ok', 1);
  expect(posted[0]?.reports).toHaveLength(20);
});

test('a runtime failure is reported for its version, and not if the version is unknown', async () => {
  const { reportFailure } = await open();
  reportFailure('mf-account', 'execution', '1.0.0');
  reportFailure('mf-events', 'execution', undefined);
  jest.advanceTimersByTime(1000);
  expect(posted[0]?.reports).toEqual([
    { kind: 'load', remote: 'mf-account', version: '1.0.0', outcome: 'execution', milliseconds: 0 },
  ]);
});

test('a browser without sendBeacon discards the reports without an error', async () => {
  Object.assign(navigator, { sendBeacon: undefined });
  const { reportLoad } = await open();
  reportLoad('mf-account', '1.0.0', 'ok', 1);
  expect(() => jest.advanceTimersByTime(1000)).not.toThrow();
});

describe('vote tokens', () => {
  const answer = (timing?: string) =>
    ({
      headers: new Map(timing === undefined ? [] : [['Server-Timing', timing]]),
    }) as unknown as Response;

  test('come from the document and from the last response of the registry', async () => {
    timings = [
      { name: 'render', description: 'no token' },
      { name: 'nc', description: 'of-document' },
    ];
    const { adoptVoteToken, voteTokens } = await import('./report-load');
    expect(voteTokens()).toEqual(['of-document']);
    adoptVoteToken(answer('render;dur=3, nc;desc="of-registry"'));
    expect(voteTokens()).toEqual(['of-document', 'of-registry']);
    adoptVoteToken(answer());
    expect(voteTokens()).toEqual(['of-document']);
  });

  test('are empty when the document has none', async () => {
    performance.getEntriesByType = () => [];
    const { voteTokens } = await import('./report-load');
    expect(voteTokens()).toEqual([]);
  });
});
