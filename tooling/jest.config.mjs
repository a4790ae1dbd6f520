import { preset } from './src/jest-preset.mjs';

const { rootDir, transform, moduleNameMapper } = preset('tooling');

/** The build's own tests, and those of the commands at the root. */
export default {
  rootDir,
  roots: ['<rootDir>/src', '<rootDir>/../scripts'],
  transform,
  moduleNameMapper,
  testEnvironment: 'node',
  testMatch: ['**/*.test.mjs'],
};
