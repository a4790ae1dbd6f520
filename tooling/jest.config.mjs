import { nodePreset } from './src/jest-preset.mjs';

/** Tests of the tooling and of the commands in `scripts`. */
export default {
  ...nodePreset('tooling'),
  roots: ['<rootDir>/src', '<rootDir>/../scripts'],
  testMatch: ['**/*.test.mjs'],
};
