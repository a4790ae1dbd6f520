import { walkCalls } from '../../test/access/walk-calls.js';
import { databases } from '../../test/databases.js';

const suite = databases.includes('mysql') ? describe : describe.skip;

/** Those whose calls reach the database; the others are refused before, on each database alike. */
suite('who may call what on a server', () => {
  walkCalls('mysql', ['API token', 'other customer', 'customer', 'administrator']);
});
