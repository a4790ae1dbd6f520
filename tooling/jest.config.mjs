import { preset } from './src/jest-preset.mjs';

const { rootDir, transform } = preset('tooling');

export default { rootDir, transform, testEnvironment: 'node', testMatch: ['**/*.test.mjs'] };
