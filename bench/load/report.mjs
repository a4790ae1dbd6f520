import { markdownTable } from '../results.mjs';
import { p95Limit } from './calibrate.mjs';
import { roles } from './process-tree.mjs';

const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
const percent = (share) => `${(share * 100).toFixed(0)} %`;
const mb = (value) => value.toFixed(0);

/** Errors by kind, as text. */
const wrongsOf = ({ wrong }) =>
  Object.entries(wrong)
    .map(([kind, count]) => `${count} × ${kind}`)
    .join(', ') || '0';
const fiveHundreds = ({ wrong, shed }) =>
  Object.entries(wrong).reduce(
    (sum, [kind, count]) => (/^5\d\d/.test(kind) ? sum + count : sum),
    shed,
  );

export function reportCalibration({ borne, floor, bytes }) {
  const rows = [
    ['the product', borne],
    [`a bare node:http server with answers of ${bytes} bytes`, floor],
  ];
  const ratio = (borne / floor).toFixed(2);
  return `### What is borne

Requests a second, all of which are answered with 2xx or 3xx, 95 of 100 within ${p95Limit} ms. The product's is ${ratio} of the floor's, which
is also the most that the generator can send.

${markdownTable(['', 'requests/s'], rows)}
`;
}

export function reportSoak({ rate, windows, result, processor, memory }) {
  const perWindow = windows.map((window) => [
    String(((window.index + 1) * window.seconds) / 60).slice(0, 5),
    (window.requests / window.seconds).toFixed(0),
    ...[window.p50, window.p95, window.p99].map(ms),
    fiveHundreds(window),
    wrongsOf(window),
    ...['shell', 'bff', 'rendering', 'launcher'].map((role) => mb(window.memory[role])),
    ...['shell', 'bff', 'stolen'].map((role) => percent(window.processor[role])),
  ]);
  const headings = ['minute', 'requests/s', 'p50', 'p95', 'p99', '5xx', 'other than 2xx, 3xx'];
  const resources = [
    ...['shell', 'bff', 'rendering', 'launcher'].map((role) => `${role} MB`),
    ...['shell', 'bff', 'stolen'],
  ];
  const calls = result.calls.map(({ name, requests, p50, p95, p99, bytes }) => [
    name,
    requests,
    ...[p50, p95, p99].map(ms),
    bytes,
  ]);
  return `### Soak: ${rate} requests a second

Times in ms from when a request was due; resident memory in MB (rendering: all processes of it); processor time as a
share of one core (stolen: given to other machines while a process here was ready to run).

${markdownTable([...headings, ...resources], perWindow)}

${markdownTable(['call', 'requests', 'p50', 'p95', 'p99', 'bytes'], calls)}

Rows written: ${rowsWritten(result.calls)}.
Sent late by the generator: ${ms(result.sentLateP99)} ms at the 99th percentile. Share of one core: ${sharesOf(processor)}.

${growthTable(memory)}
`;
}

const growthOf = ({ first, last }, role) => last[role] / first[role] - 1;

function growthTable(memory) {
  const rows = roles
    .filter((role) => memory.first[role] > 0)
    .map((role) => [
      role,
      ...[memory.first[role], memory.last[role]].map(mb),
      percent(growthOf(memory, role)),
    ]);
  return markdownTable(['memory in MB', 'after the warm-up', 'last fifth', 'growth'], rows);
}

const sharesOf = (processor) =>
  ['generator', 'shell', 'bff', 'rendering', 'stolen']
    .map((role) => `${role} ${percent(processor[role])}`)
    .join(', ');

const writes = {
  'POST /api/orders': 'orders',
  'POST /api/messages': 'messages',
  'POST /api/contact': 'enquiries',
  'POST /api/login': 'sessions',
  'PUT /api/admin/orders/:id': 'orders changed',
  'POST /api/admin/messages/:id/reply': 'replies',
};

const rowsWritten = (calls) =>
  calls
    .filter(({ name }) => name in writes)
    .map(({ name, served }) => `${served} ${writes[name]}`)
    .join(', ');

export function reportOverload({ rate, seconds, during, after, processor }, borne) {
  const rows = [
    ['due', during.requests, (during.requests / seconds).toFixed(0)],
    ['answered with 2xx or 3xx', during.served, (during.served / seconds).toFixed(0)],
    ['refused with 503 and Retry-After', during.shed, (during.shed / seconds).toFixed(0)],
    ['anything else', wrongsOf(during), ''],
  ];
  const tooLow =
    during.shed === 0 ? '\nNothing was refused: the calibration found too low a rate.' : '';
  const goodput = percent(during.served / seconds / borne);
  return `### Overload: ${rate} requests a second for ${seconds} s

${markdownTable(['', 'requests', 'a second'], rows)}

Served: p50 ${ms(during.p50)} ms, p95 ${ms(during.p95)} ms, p99 ${ms(during.p99)} ms, longest ${ms(during.longest)} ms; ${goodput} of what is
borne. Refused: p95 ${ms(during.shedP95)} ms. Sent late by the generator: ${ms(during.sentLateP99)} ms at the 99th percentile. Share of one
core: ${sharesOf(processor)}.
Afterwards, at the rate of the soak: ${after.requests} requests, ${after.shed} refused, anything else: ${wrongsOf(after)}.${tooLow}
`;
}

/** Milliseconds: length of the sliding window, and its step. */
const [length, step] = [1000, 100];

/**
 * Milliseconds from the end of the overload to the first second in which no request was refused or
 * failed and the 95th percentile was within the limit; undefined if there is none.
 * @param raw `[due, milliseconds, kind]` of each request
 */
function recoveryTime(raw, limit) {
  const end = Math.max(...raw.map(([due]) => due)) - length;
  for (let begun = 0; begun <= end; begun += step) {
    const within = raw.filter(([due]) => due >= begun && due < begun + length);
    const times = within.map(([, milliseconds]) => milliseconds).toSorted((a, b) => a - b);
    const p95 = times[Math.ceil(times.length * 0.95) - 1];
    if (within.every(([, , kind]) => kind === 'served') && p95 <= limit) return begun;
  }
  return undefined;
}

export function reportVerdicts({ result, memory }, { during, after }) {
  const limit = 2 * result.p95;
  const recovery = recoveryTime(after.raw, limit);
  const verdict = (isMet) => (isMet ? 'met' : 'missed');
  const growth = (role) => [
    `memory of the ${role}, growth`,
    percent(growthOf(memory, role)),
    '< 5 %',
    verdict(growthOf(memory, role) < 0.05),
  ];
  const rows = [
    growth('shell'),
    growth('bff'),
    ['soak: 5xx', fiveHundreds(result), '0', verdict(fiveHundreds(result) === 0)],
    [
      'soak: other than 2xx, 3xx, 503 with Retry-After',
      wrongsOf(result),
      '0',
      verdict(result.wrongs === 0),
    ],
    ['soak: p99', `${ms(result.p99)} ms`, '', ''],
    [
      'overload: other than 2xx, 3xx, 503 with Retry-After',
      wrongsOf(during),
      '0',
      verdict(during.wrongs === 0),
    ],
    [
      `until p95 of a second is within ${ms(limit)} ms`,
      recovery === undefined ? 'never' : `${recovery} ms`,
      '≤ 10,000 ms',
      verdict(recovery !== undefined && recovery <= 10_000),
    ],
  ];
  return `### Verdicts

${markdownTable(['what', 'measured', 'bound', 'verdict'], rows)}`;
}
