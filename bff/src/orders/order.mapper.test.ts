import type { Account } from '../sessions/account.js';
import { OrderEntity } from './order.entity.js';
import { editedOrderRow, newOrderRow, toOrderDto, toTeamOrderDto } from './order.mapper.js';

const customer: Account = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Kwon',
  isAdmin: false,
  role: null,
  createdAt: new Date('2020-01-01T00:00:00.000Z'),
  version: 1,
};
const assigneeId = '01a1fb29-86ab-7903-95b6-d92a52d0ad1e';
const lines = [
  { name: 'Creator', price: 220, quantity: 1 },
  { name: 'Jingle', price: 140, quantity: 2 },
];

const row = Object.assign(new OrderEntity(), {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1b',
  userId: customer.id,
  assigneeId,
  serviceName: 'Creator',
  servicePrice: 500,
  lineItems: JSON.stringify(lines),
  priceAgreedAt: null,
  dueOn: '2020-02-10',
  customerName: 'Ada Kwon',
  customerEmail: 'ada@example.com',
  customerPhone: '+44 20',
  projectBrief: 'Three episodes',
  status: 'processing',
  createdAt: new Date('2020-02-01T10:00:00.000Z'),
  updatedAt: new Date('2020-02-02T11:00:00.000Z'),
  version: 3,
});

/** What the customer reads of the order. */
const read = {
  id: row.id,
  userId: customer.id,
  serviceName: 'Creator',
  servicePrice: 500,
  lines,
  customerName: 'Ada Kwon',
  customerEmail: 'ada@example.com',
  customerPhone: '+44 20',
  projectBrief: 'Three episodes',
  status: 'processing',
  createdAt: '2020-02-01T10:00:00.000Z',
  updatedAt: '2020-02-02T11:00:00.000Z',
  version: 3,
};

test('a customer reads everything but the due date and the assignee', () => {
  expect(toOrderDto(row)).toEqual(read);
});

test('absent values of an order are left out', () => {
  const single = { ...row, lineItems: null, customerPhone: null };
  const { lines: _lines, customerPhone: _phone, ...rest } = read;
  expect(toOrderDto(single)).toEqual(rest);
  const undated = { ...single, dueOn: null, assigneeId: null };
  expect(toTeamOrderDto(undated, '2020-02-11')).toEqual(rest);
});

test('a name outside the catalogue is a custom request', () => {
  const serviceName = 'A series about bees';
  const expected = { ...read, serviceName, isCustomRequest: true };
  expect(toOrderDto({ ...row, serviceName })).toEqual(expected);
});

test('the team also reads due date and assignee, and from the next day that it is late', () => {
  const ofTeam = { ...read, dueOn: '2020-02-10', assigneeId };
  expect(toTeamOrderDto(row, '2020-02-10')).toEqual(ofTeam);
  expect(toTeamOrderDto(row, '2020-02-11')).toEqual({ ...ofTeam, isLate: true });
});

const content = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'Ten seconds of brass' };

test('a new order is of the account, and pending and dated now unless entered otherwise', () => {
  const begun = Date.now();
  const made = newOrderRow(customer, content);
  expect(made.updatedAt.getTime()).toBeGreaterThanOrEqual(begun);
  expect(made).toEqual({
    ...content,
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/),
    userId: customer.id,
    assigneeId: null,
    lineItems: null,
    priceAgreedAt: null,
    dueOn: null,
    customerName: 'Ada Kwon',
    customerEmail: 'ada@example.com',
    customerPhone: null,
    status: 'pending',
    createdAt: made.updatedAt,
    updatedAt: expect.any(Date),
    version: 1,
  });
  expect(newOrderRow(customer, content).id).not.toBe(made.id);
});

test('a new order keeps what was entered for it', () => {
  const entered = { customerPhone: '+1 212', status: 'completed', dueOn: '2020-03-01' } as const;
  const createdAt = '2020-02-01T10:00:00+05:30';
  expect(newOrderRow(customer, { ...content, ...entered, createdAt, lines })).toMatchObject({
    ...content,
    ...entered,
    createdAt: new Date('2020-02-01T04:30:00.000Z'),
    lineItems: JSON.stringify(lines),
    version: 1,
  });
});

test('an edit keeps the fields that it omits, and is the next version', () => {
  const edited = editedOrderRow(row, content);
  expect(edited).toEqual({ ...row, ...content, updatedAt: expect.any(Date), version: 4 });
  expect(edited.updatedAt).not.toEqual(row.updatedAt);
});

test('an edit keeps the spelling of the stored name unless it changes the name', () => {
  const stored = { ...row, serviceName: 'demo call' };
  const edit = { ...content, serviceName: 'demo call' };
  expect(editedOrderRow(stored, edit).serviceName).toBe('demo call');
  expect(editedOrderRow(row, edit).serviceName).toBe('Demo Call');
});

test('an edit stores the fields that it has, and empty ones clear the stored value', () => {
  const createdAt = '2020-02-03T00:00:00.000Z';
  const fields = { customerPhone: '1', status: 'completed', dueOn: '2020-03-01' } as const;
  const stored = { ...row, ...content, updatedAt: expect.any(Date), version: 4 };
  const assigned = { assigneeId: customer.id };
  expect(editedOrderRow(row, { ...content, ...fields, ...assigned, createdAt })).toEqual({
    ...stored,
    ...fields,
    ...assigned,
    createdAt: new Date(createdAt),
  });
  const empty = { customerPhone: '', dueOn: '', assigneeId: '' };
  const cleared = { customerPhone: null, dueOn: null, assigneeId: null };
  expect(editedOrderRow(row, { ...content, ...empty })).toEqual({ ...stored, ...cleared });
});

test('an edit that moves an order to another customer takes over name and address', () => {
  const other = { ...customer, id: assigneeId, firstName: 'Noor', email: 'noor@example.com' };
  expect(editedOrderRow(row, content, other)).toEqual({
    ...row,
    ...content,
    userId: assigneeId,
    customerName: 'Noor Kwon',
    customerEmail: 'noor@example.com',
    updatedAt: expect.any(Date),
    version: 4,
  });
});
