import { preset } from '../tooling/src/jest-preset.mjs';

/** The browser part; the server's tests have a configuration of their own. */
export default { ...preset('shell'), roots: ['<rootDir>/src'] };
