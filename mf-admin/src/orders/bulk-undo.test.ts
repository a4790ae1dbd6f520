import { bodyLimit } from '@northcast/shared-contracts/http/body-limit';
import {
  assignmentText,
  assignmentUndoBody,
  changeText,
  leftText,
  statusUndoBody,
} from './bulk-undo';

const mia = '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const nameOf = (id: string) => (id === mia ? 'Mia Okafor' : '');
const change = (id: string, assigneeId: string) => ({ id, version: 2, before: '', assigneeId });
const [one, other] = [
  '0193a1b2-0000-7000-8000-0000000000a1',
  '0193a1b2-0000-7000-8000-0000000000a2',
];

test.each([
  [[], 'No order was assigned'],
  [[change(one, mia)], 'Order 000000A1 assigned to Mia Okafor'],
  [[change(one, '')], 'Order 000000A1 assigned to nobody'],
  [[change(one, mia), change(other, mia)], '2 orders assigned to Mia Okafor'],
  [[change(one, mia), change(other, '')], '2 orders assigned to several people'],
])('the change %j is described as %s', (changed, text) => {
  expect(assignmentText(changed, nameOf)).toBe(text);
});

const ben = '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c';
const zoe = '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5d';

test.each([
  [[mia], mia, [{}]],
  [['', mia, ''], '', [{}, { assigneeId: mia }, {}]],
  [[mia, '', mia], mia, [{}, { assigneeId: '' }, {}]],
  [[zoe, mia, ben, zoe], zoe, [{}, { assigneeId: mia }, { assigneeId: ben }, {}]],
])('undo after %j assigns each order to its previous assignee', (before, assigneeId, own) => {
  const orders = before.map((_, index) => ({ id: `order-${index}`, version: index + 3 }));
  const changed = orders.map((order, index) => ({
    ...order,
    before: before[index] ?? '',
    assigneeId: '',
  }));
  expect(assignmentUndoBody(changed)).toEqual({
    orders: orders.map((order, index) => ({ ...order, ...own[index] })),
    assigneeId,
    isUndo: true,
  });
});

test.each([
  ['one assignee', [mia]],
  ['three assignees', [mia, ben, zoe]],
])('the undo of 1,000 assignments of %s is not too large to send', (_whose, people) => {
  const changed = Array.from({ length: 1000 }, (_, index) => ({
    id: `0193a1b2-0000-7000-8000-${String(index).padStart(12, '0')}`,
    version: 12,
    before: people[index % people.length] ?? '',
    assigneeId: '',
  }));
  expect(JSON.stringify(assignmentUndoBody(changed)).length).toBeLessThan(bodyLimit);
});

test('undo sets each order to its previous status and due date', () => {
  const before = { before: 'pending', dueOnBefore: '2028-02-29' } as const;
  const changed = [{ id: one, version: 3, status: 'processing' as const, ...before }];
  expect(statusUndoBody(changed)).toEqual({
    orders: [{ id: one, version: 3, status: 'pending', dueOn: '2028-02-29' }],
    isUndo: true,
  });
});

test.each([
  ['pending', 'pending', '2 orders set to Pending'],
  ['pending', 'completed', '2 orders set to several statuses'],
] as const)('orders that are now %s and %s are described as %s', (first, second, text) => {
  const changed = [first, second].map((status) => ({ id: one, version: 3, status }));
  expect(changeText(changed.map((each) => ({ ...each, before: 'processing' })))).toBe(text);
});

test('the text about skipped orders states each reason', () => {
  const left = (['same', 'changed', 'assignee', 'gone', 'gone'] as const).map((reason) => ({
    id: one,
    reason,
  }));
  expect(leftText(left, 'had that assignee already').description).toBe(
    '1 order left: changed by somebody else meanwhile. 2 orders left: deleted meanwhile. ' +
      '1 order left: the assignee no longer works on orders. 1 order had that assignee already',
  );
  expect(leftText([])).toEqual({});
});
