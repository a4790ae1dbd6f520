import { testTimeoutMs } from '../tooling/src/jest-preset.mjs';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/catalogue'],
  testTimeout: testTimeoutMs,
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '^@northcast/shared-ui/(.*)$': '<rootDir>/src/$1',
    '^@northcast/shared-contracts/(.*)$': '<rootDir>/../shared-contracts/src/$1',
    '^react-style-singleton$': '<rootDir>/src/dialog/style-singleton.ts',
  },
};
