import { preset } from '../tooling/src/jest-preset.mjs';

const { rootDir, testTimeout, transform, moduleNameMapper, modulePathIgnorePatterns } =
  preset('shared-contracts');

export default {
  rootDir,
  displayName: 'shared-contracts',
  testEnvironment: 'node',
  testTimeout,
  transform,
  moduleNameMapper,
  modulePathIgnorePatterns,
};
