import { preset } from '../tooling/src/jest-preset.mjs';

const { rootDir, transform, moduleNameMapper, modulePathIgnorePatterns, testTimeout } =
  preset('shared-contracts');

export default {
  rootDir,
  displayName: 'shared-contracts',
  testEnvironment: 'node',
  transform,
  moduleNameMapper,
  modulePathIgnorePatterns,
  testTimeout,
};
