import { callers } from '../../test/access/expected-status.js';
import { walkCalls } from '../../test/access/walk-calls.js';

describe('access to every endpoint on SQLite', () => {
  walkCalls('sqlite', callers);
});
