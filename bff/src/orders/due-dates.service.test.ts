import { readSettings } from '../settings/settings.js';
import { DueDatesService } from './due-dates.service.js';
import { OrderEntity } from './order.entity.js';
import type { OrderRow } from './order.mapper.js';

/** 14 hours ahead of UTC: there it is 02:00 on 28 November. */
const zone = 'Pacific/Kiritimati';
const now = Date.parse('2026-11-27T12:00:00.000Z');
const today = '2026-11-28';

const dueDates = new DueDatesService(readSettings({ CALL_ZONE: zone }));

/** Its first delivery is promised for today, 48 hours after it was placed. */
const order = Object.assign(new OrderEntity(), {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1b',
  userId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  assigneeId: null,
  serviceName: 'Lite Edit',
  servicePrice: 40,
  lineItems: null,
  priceAgreedAt: null,
  dueOn: today,
  customerName: 'Ada Kwon',
  customerEmail: 'ada@example.com',
  customerPhone: null,
  projectBrief: 'Eight seconds, brass.',
  status: 'pending',
  createdAt: new Date('2026-11-26T08:00:00.000Z'),
  updatedAt: new Date('2026-11-26T08:00:00.000Z'),
  version: 1,
});

const quote = { serviceName: 'Starter', servicePrice: 0, dueOn: null };
const notes = { serviceName: 'Show Notes' };
const chosen = { dueOn: '2026-12-24' };
const cleared = { dueOn: null };
const started = { status: 'processing' } as const;
const completed = { status: 'completed' } as const;

beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['nextTick'] }));
afterEach(() => jest.useRealTimers());

test('days are those of the team’s time zone', () => {
  expect(dueDates.today()).toBe(today);
  expect(dueDates.endOf('2026-11-27').toISOString()).toBe('2026-11-27T10:00:00.000Z');
  expect(dueDates.proposal(order, order.createdAt)).toBe(today);
  expect(dueDates.proposal({ ...order, serviceName: 'Consulting' }, order.createdAt)).toBeNull();
});

test.each<[string, Partial<OrderRow>, Partial<OrderRow>, string | null]>([
  ['an edit of the brief keeps the promised date', {}, { projectBrief: 'Nine' }, today],
  ['the date of the edit is taken', {}, chosen, '2026-12-24'],
  ['the date of the edit is taken when work starts', {}, { ...chosen, ...started }, '2026-12-24'],
  ['a service by agreement has no date', {}, { serviceName: 'Consulting' }, null],
  ['a service with a confirmed date has none', {}, { serviceName: 'Jingle' }, null],
  ['a start of work promises a day from now', {}, started, '2026-11-29'],
  ['a completion keeps the promised date', {}, completed, today],
  ['a date of the team outlasts another service', chosen, notes, '2026-12-24'],
  ['a date of the team outlasts the start of work', chosen, started, '2026-12-24'],
  ['a date that the team cleared stays so', cleared, notes, null],
  ['a start of work promises a date that the team cleared', cleared, started, '2026-11-29'],
  ['a price promises the date of a quote', quote, { servicePrice: 500 }, today],
  [
    'a price promises nothing if that date is over',
    { ...quote, createdAt: new Date('2026-11-25T08:00:00.000Z') },
    { servicePrice: 500 },
    null,
  ],
  [
    'a late order stays late',
    { dueOn: '2026-11-22', createdAt: new Date('2026-11-20T08:00:00.000Z') },
    { projectBrief: 'Nine' },
    '2026-11-22',
  ],
  ['an order in work keeps its date', { ...started, dueOn: '2026-11-27' }, notes, '2026-11-27'],
  ['a delivered order gets no date', { ...started, ...cleared }, { projectBrief: 'Nine' }, null],
  ['a reopened order gets no date', { ...completed, ...cleared }, started, null],
])('%s', (_rule, before, edit, dueOn) => {
  const row = { ...order, ...before };
  expect(dueDates.afterEdit(row, { ...row, ...edit, version: 2 })).toBe(dueOn);
});

test('the team sees the due date and that it is over, but not that it is today', () => {
  const { dueOn: _dueOn, ...shown } = dueDates.toDto({ ...order, ...cleared });
  expect(dueDates.toDto(order)).toEqual({ ...shown, dueOn: today });
  const late = { dueOn: '2026-11-27', isLate: true };
  expect(dueDates.toDto({ ...order, dueOn: late.dueOn })).toEqual({ ...shown, ...late });
});
