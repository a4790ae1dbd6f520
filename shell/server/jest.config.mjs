import { preset } from '../../tooling/src/jest-preset.mjs';

const { rootDir, transform, moduleNameMapper } = preset('shell');

export default {
  rootDir,
  roots: ['<rootDir>/server'],
  displayName: 'shell server',
  testEnvironment: 'node',
  transform,
  moduleNameMapper,
};
