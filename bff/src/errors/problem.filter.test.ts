import { toApiError } from './problem.filter.js';

test.each([
  ['ECONNREFUSED', 503],
  ['SQLITE_BUSY_RECOVERY', 503],
  ['SQLITE_IOERR_WRITE', 503],
  ['SQLITE_FULL', 503],
  ['SQLITE_CANTOPEN_ISDIR', 503],
  ['ER_LOCK_DEADLOCK', 503],
  ['ER_NO_REFERENCED_ROW_2', 404],
  ['SQLITE_CONSTRAINT_FOREIGNKEY', 404],
  ['SQLITE_CONSTRAINT_CHECK', 500],
  ['ER_BAD_FIELD_ERROR', 500],
])('the database error %s is answered with %i', (code, status) => {
  expect(toApiError(Object.assign(new Error('database'), { code })).status).toBe(status);
});
