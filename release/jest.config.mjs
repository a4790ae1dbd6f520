import { preset } from '../tooling/src/jest-preset.mjs';

export default {
  ...preset('release'),
  displayName: 'release',
  testEnvironment: 'node',
  testEnvironmentOptions: {},
  setupFilesAfterEnv: [],
};
