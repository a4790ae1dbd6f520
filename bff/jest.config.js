// Far from UTC, so that a date read or written in local time shows.
process.env.TZ = 'Asia/Kolkata';

/** Everything is compiled to CommonJS for jest, the ESM packages too. */
export default {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'require', 'node', 'default'] },
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  testTimeout: 30_000,
  maxWorkers: 2,
  transform: {
    '^.+\\.[cm]?[jt]s$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
          },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|mpg123-decoder|@wasm-audio-decoders|simple-yenc|@eshaz|@tus|srvx|file-type|load-esm|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|uuidv7|@otplib|@scure|@noble)/)',
  ],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
