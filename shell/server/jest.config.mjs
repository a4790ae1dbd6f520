import { preset } from '../../tooling/src/jest-preset.mjs';

export default {
  ...preset('shell'),
  roots: ['<rootDir>/server'],
  displayName: 'shell server',
  testEnvironment: 'node',
  testEnvironmentOptions: {},
  setupFilesAfterEnv: [],
};
