import { preset } from './src/jest-preset.mjs';

const { rootDir, transform, moduleNameMapper } = preset('tooling');

/** Tests of the tooling and of the commands in `scripts`. */
export default {
  rootDir,
  roots: ['<rootDir>/src', '<rootDir>/../scripts'],
  transform,
  moduleNameMapper,
  testEnvironment: 'node',
  testMatch: ['**/*.test.mjs'],
};
