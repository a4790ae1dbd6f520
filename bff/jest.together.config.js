import config from './jest.config.js';

const { globalSetup, globalTeardown, testTimeout, maxWorkers, ...project } = config;

/**
 * For a run of all suites: they share few loads of the application, which take longer than most of
 * them. One file alone runs with `jest.config.js`. What starts processes of its own (`stress/`)
 * gains nothing and stays apart.
 */
const shares = 8;

export default {
  globalSetup,
  globalTeardown,
  testTimeout,
  maxWorkers,
  projects: [
    ...Array.from({ length: shares }, (_, share) => ({
      ...project,
      displayName: `share ${share + 1}`,
      globals: { share: { number: share, of: shares } },
      testMatch: ['<rootDir>/test/share-of-suites.ts'],
    })),
    { ...project, displayName: 'stress', testMatch: ['<rootDir>/stress/**/*.test.ts'] },
  ],
};
