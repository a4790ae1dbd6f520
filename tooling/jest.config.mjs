import { preset } from './src/jest-preset.mjs';

/** Tests of the tooling and of the commands in `scripts`. */
export default {
  ...preset('tooling'),
  roots: ['<rootDir>/src', '<rootDir>/../scripts'],
  testEnvironment: 'node',
  testEnvironmentOptions: {},
  setupFilesAfterEnv: [],
  testMatch: ['**/*.test.mjs'],
};
