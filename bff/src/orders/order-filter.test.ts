import { readOrderFilter } from './order-filter.js';

const today = '2026-11-27';
const me = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';
const colleague = '01a1fb29-86ab-7903-95b6-d92a52d0ad1c';
const read = (query: Readonly<Record<string, unknown>>) => readOrderFilter(query, today, me);

const late = "entry.dueOn < :today AND entry.status IN ('pending', 'processing')";

test.each([
  [{}],
  [{ due: '' }],
  [{ assignee: '' }],
  [{ due: '', assignee: '', q: 'jingle', status: 'pending' }],
])('the query %j has no condition of its own', (query) => {
  expect(read(query)).toBeUndefined();
});

test.each([
  [{ due: 'late' }, late, { today }],
  [{ assignee: 'nobody' }, 'entry.assigneeId IS NULL', {}],
  [{ assignee: 'me' }, 'entry.assigneeId = :assigneeId', { assigneeId: me }],
  [{ assignee: colleague }, 'entry.assigneeId = :assigneeId', { assigneeId: colleague }],
  [
    { due: 'late', assignee: 'me' },
    `${late} AND entry.assigneeId = :assigneeId`,
    { today, assigneeId: me },
  ],
])('the query %j has the condition %s', (query, sql, parameters) => {
  expect(read(query)).toEqual({ sql, parameters });
});

test.each([
  [{ due: 'soon' }, { path: 'due', message: 'Must be one of late' }],
  [{ due: ['late', 'late'] }, { path: 'due', message: 'Must be one of late' }],
  [
    { assignee: 'somebody' },
    { path: 'assignee', message: "Must be me, nobody or an account's id" },
  ],
])('the query %j is rejected with a field error', (query, error) => {
  expect(() => read(query)).toThrow(
    expect.objectContaining({ status: 422, parts: { errors: [error] } }),
  );
});
