import { preset } from '../tooling/src/jest-preset.mjs';

const { rootDir, testTimeout, transform, moduleNameMapper, modulePathIgnorePatterns } =
  preset('release');

export default {
  rootDir,
  displayName: 'release',
  testEnvironment: 'node',
  testTimeout,
  transform,
  moduleNameMapper,
  modulePathIgnorePatterns,
};
