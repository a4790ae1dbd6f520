import type { Role } from '@northcast/shared-contracts/roles';
import type { Account } from '../sessions/account.js';
import { OrderEntity } from './order.entity.js';
import {
  chosenOrders,
  orderColumns,
  orderKeys,
  orderList,
  orderListOf,
  queriedOrders,
} from './order-list.js';

const id = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';
const me = '01a1fb29-86ab-7903-95b6-d92a52d0ad1c';
const today = '2026-11-27';

const accountOf = (role: Role | null): Account => ({
  id: me,
  email: 'noor@example.com',
  firstName: 'Noor',
  lastName: 'Haddad',
  isAdmin: role !== null,
  role,
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
  version: 1,
});

const row = Object.assign(new OrderEntity(), {
  id,
  userId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  assigneeId: null,
  serviceName: 'Creator',
  servicePrice: 500,
  lineItems: JSON.stringify([
    { name: 'Creator', price: 220, quantity: 1 },
    { name: 'Jingle', price: 140, quantity: 2 },
  ]),
  priceAgreedAt: null,
  dueOn: '2026-11-30',
  customerName: 'Zoë Kwon',
  customerEmail: 'zoe@example.com',
  customerPhone: '+44 20',
  projectBrief: 'Ten seconds of Brass',
  status: 'processing',
  createdAt: new Date('2026-11-22T10:00:00.000Z'),
  updatedAt: new Date('2026-11-23T11:30:00.000Z'),
  version: 2,
  search: '',
  serviceNameKey: '',
  customerNameKey: '',
});

const exported = (order: OrderEntity) =>
  orderColumns.map(([heading, cell]) => [heading, cell(order)]);

test('an export has every column that a reader of the orders needs, in a fixed order', () => {
  expect(exported(row)).toEqual([
    ['Id', id],
    ['Order', '#52D0AD1B'],
    ['Service', 'Creator'],
    ['Price (USD)', 500],
    ['Status', 'Processing'],
    ['Customer', 'Zoë Kwon'],
    ['Email', 'zoe@example.com'],
    ['Phone', '+44 20'],
    ['Project brief', 'Ten seconds of Brass'],
    ['Due', '2026-11-30'],
    ['Created', '2026-11-22T10:00:00.000Z'],
    ['Updated', '2026-11-23T11:30:00.000Z'],
    ['Ordered', 'Creator; 2 × Jingle'],
  ]);
});

test('an export of a single item names it as ordered, and leaves unknown cells empty', () => {
  const single = { ...row, lineItems: null, customerPhone: null, dueOn: null };
  expect(exported(single)).toEqual(
    expect.arrayContaining([
      ['Phone', null],
      ['Due', null],
      ['Ordered', 'Creator'],
    ]),
  );
});

test.each([
  ['an owner', 'owner'],
  ['a manager', 'manager'],
] as const)('the list of %s has all orders', (_who, role) => {
  expect(orderListOf(accountOf(role))).toBe(orderList);
});

test.each([
  ['a producer', 'producer'],
  ['an editor', 'editor'],
  ['a customer', null],
] as const)('the list of %s has only orders assigned to the account', (_who, role) => {
  expect(orderListOf(accountOf(role))).toEqual({ ...orderList, only: { assigneeId: me } });
});

test('a query narrows the list of the account', () => {
  const assignee = { sql: 'entry.assigneeId = :assigneeId', parameters: { assigneeId: me } };
  expect(queriedOrders(accountOf('owner'), { assignee: 'me' }, today)).toEqual({
    ...orderList,
    condition: assignee,
  });
  expect(queriedOrders(accountOf('producer'), { due: 'late' }, today)).toEqual({
    ...orderList,
    only: { assigneeId: me },
    condition: {
      sql: "entry.dueOn < :today AND entry.status IN ('pending', 'processing')",
      parameters: { today },
    },
  });
  expect(queriedOrders(accountOf('owner'), {}, today)).toEqual(orderList);
});

test('chosen orders are those of the list that have one of the ids', () => {
  const condition = {
    sql: 'entry.id IN (:chosen0, :chosen1)',
    parameters: { chosen0: id, chosen1: me },
  };
  expect(chosenOrders(accountOf('owner'), [id, me])).toEqual({ ...orderList, condition });
  expect(chosenOrders(accountOf('producer'), [id, me])).toEqual({
    ...orderList,
    only: { assigneeId: me },
    condition,
  });
});

test('an order is found by its customer, all its items, its id and its brief', () => {
  expect(orderKeys(row)).toEqual({
    search: `zoe kwon\nzoe@example.com\n+44 20\ncreator\njingle\n${id}\nten seconds of brass`,
    serviceNameKey: 'creator',
    customerNameKey: 'zoe kwon',
  });
  const single = { ...row, serviceName: 'Sóund logo', lineItems: null, customerPhone: null };
  expect(orderKeys(single)).toEqual({
    search: `zoe kwon\nzoe@example.com\nsound logo\n${id}\nten seconds of brass`,
    serviceNameKey: 'sound logo',
    customerNameKey: 'zoe kwon',
  });
});
