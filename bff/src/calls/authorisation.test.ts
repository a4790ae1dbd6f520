import { callers } from '../../test/access/expected-status.js';
import { walkCalls } from '../../test/access/walk-calls.js';

describe('who may call what', () => {
  walkCalls('sqlite', callers);
});
