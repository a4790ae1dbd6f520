import { walkCalls } from '../../test/access/walk-calls.js';
import { databases } from '../../test/databases.js';

const suite = databases.includes('mysql') ? describe : describe.skip;

/**
 * Only callers whose calls reach the database; the others are refused before it, whichever it is.
 */
suite('access to every endpoint on MySQL', () => {
  walkCalls('mysql', ['API token', 'other customer', 'customer', 'administrator']);
});
