import path from 'node:path';
import { inRoot } from './paths.mjs';

/** Limit of a test, which may run on a busy machine. */
export const testTimeoutMs = 30_000;

/** Argument that starts slow files first. jest takes it from the first of several projects only. */
export const slowFirst = `--testSequencer=${inRoot('tooling/src/testing/slow-first.mjs')}`;

/**
 * jest settings of a browser package.
 * @param {string} folder name of the package's folder
 */
export function preset(folder) {
  return {
    rootDir: inRoot(folder),
    testEnvironment: 'jsdom',
    testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
    transform: {
      '\\.(t|j)sx?$|\\.mjs$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          module: { type: 'commonjs' },
        },
      ],
      '\\.md$': path.join(inRoot('tooling/src'), 'markdown-transform.mjs'),
    },
    moduleNameMapper: {
      '^@northcast/shared-contracts/(.*)$': inRoot('shared-contracts/src/$1'),
      '^@northcast/shared-ui/(.*)$': inRoot('shared-ui/src/$1'),
      '^@northcast/order-ui/(.*)$': inRoot('order-ui/src/$1'),
      '^@northcast/release/(.*)$': inRoot('release/src/$1'),
      '^(\\.{1,2}/.*)\\.js$': '$1',
      '^(.*\\.md)\\?\\w+$': '$1',
    },
    modulePathIgnorePatterns: ['<rootDir>/dist'],
    testTimeout: testTimeoutMs,
    globalSetup: inRoot('tooling/src/testing/global-setup.mjs'),
    globalTeardown: inRoot('tooling/src/testing/global-teardown.mjs'),
    setupFilesAfterEnv: [path.join(inRoot('tooling/src'), 'jest-setup.mjs')],
  };
}

/**
 * jest settings of a package that runs on Node.
 * @param {string} folder name of the package's folder
 */
export const nodePreset = (folder) => ({
  ...preset(folder),
  testEnvironment: 'node',
  testEnvironmentOptions: {},
  setupFilesAfterEnv: [],
});
