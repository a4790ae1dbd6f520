import { preset } from '../tooling/src/jest-preset.mjs';

const { rootDir, transform, moduleNameMapper, modulePathIgnorePatterns } = preset('release');

export default {
  rootDir,
  displayName: 'release',
  testEnvironment: 'node',
  transform,
  moduleNameMapper,
  modulePathIgnorePatterns,
};
