/**
 * A package to mutate, and the tests that should detect the mutants.
 * @typedef {object} MutatedPackage
 * @property {string} name
 * @property {readonly string[]} sources as arguments of `git ls-files`
 * @property {readonly string[]} tests jest configurations
 * @property {readonly string[]} [testFolders] run only test files in these folders; by default
 * every test file that imports the sources
 */

/** @type {readonly MutatedPackage[]} */
export const mutatedPackages = [
  {
    name: 'release',
    // Exclude code that runs in its own process, because it runs compiled, without mutants.
    sources: ['release/src', ':!release/src/testing', ':!release/src/sandbox'],
    tests: ['release/jest.config.mjs'],
  },
  {
    name: 'loader',
    sources: [
      ':(glob)shell/src/remotes/*.ts',
      'shell/src/area/load-page.ts',
      'shell/src/area/find-route.ts',
    ],
    tests: ['shell/jest.config.mjs'],
  },
  {
    name: 'forms',
    sources: [
      'shared-contracts/src/api/client',
      'shared-contracts/src/api/field-errors.ts',
      'shared-contracts/src/api/fields.ts',
      'shared-contracts/src/api/orders.ts',
      'shared-contracts/src/api/order-lines.ts',
      'shared-contracts/src/api/accounts.ts',
      'shared-contracts/src/api/own-account.ts',
      'shared-contracts/src/api/enquiries.ts',
      'shared-contracts/src/api/messages.ts',
      'shared-ui/src/form',
    ],
    tests: [
      'shared-contracts/jest.config.mjs',
      'shared-ui/jest.config.mjs',
      'order-ui/jest.config.mjs',
      'mf-account/jest.config.mjs',
      'mf-marketing/jest.config.mjs',
      'mf-admin/jest.config.mjs',
    ],
  },
  {
    name: 'bff',
    sources: ['calls', 'idempotency', 'orders', 'sessions', 'limits'].map(
      (each) => `bff/src/${each}`,
    ),
    tests: ['bff/jest.config.js'],
    // Nearly every test of the bff starts the application and so imports these sources, including
    // those of `bff/stress`, which take minutes each.
    testFolders: [
      'calls',
      'idempotency',
      'orders',
      'sessions',
      'limits',
      'auth',
      'lists',
      'order-access',
      'order-page',
      'account',
      'user-administration',
      'live',
      'webhooks',
    ].map((each) => `bff/src/${each}`),
  },
];
