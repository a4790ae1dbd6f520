import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const scripts = path.resolve(import.meta.dirname, '../scripts');
const { chromiumFlags } = await import(path.join(scripts, 'find-chromium.mjs'));

const port = Number(process.env['E2E_PORT'] ?? 3100);
const baseURL = process.env['E2E_URL'] ?? `http://127.0.0.1:${port}`;
const dataFolder = path.join(tmpdir(), `northcast-e2e-${port}`);

/** Folder with the database and releases of the tests' product; read by tests that inspect it. */
process.env['E2E_DATA_DIR'] ??= dataFolder;
/** Folder in which the test mail server stores mails. */
process.env['E2E_MAIL_FOLDER'] ??= `${dataFolder}-mails`;
const mailPort = port + 1000;
/** The long suites (`npm run test:stress`) may share the machine with others. */
const timeoutFactor = process.env['STRESS'] === 'full' ? 3 : 1;

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A retry tells a slow machine from a bug; a test that needs one is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: timeoutFactor * 45_000,
  expect: { timeout: timeoutFactor * 8000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL,
    trace: 'on-first-retry',
    // Elements disappear at once, so that no text is on the page twice. `tests/shell/motion` turns
    // motion on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testIgnore: [/desktop-only/, /releases\//],
      // Rules that do not depend on the viewport are tested once.
      grepInvert: /@desktop/,
    },
    { name: 'desktop', testIgnore: /phone-only/, use: { viewport: { width: 1366, height: 800 } } },
  ],
  ...(process.env['E2E_URL']
    ? {}
    : {
        webServer: [
          {
            command: 'exec node fixtures/mail-server.mjs',
            cwd: import.meta.dirname,
            port: mailPort,
            reuseExistingServer: false,
            gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
            env: {
              MAIL_PORT: String(mailPort),
              MAIL_FOLDER: String(process.env['E2E_MAIL_FOLDER']),
            },
          },
          {
            command: `rm -rf ${dataFolder} && exec node scripts/start.mjs`,
            cwd: path.resolve(import.meta.dirname, '..'),
            url: `${baseURL}/api/health/ready`,
            timeout: 240_000,
            reuseExistingServer: false,
            gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
            env: {
              PORT: String(port),
              DATA_DIR: dataFolder,
              ADMIN_EMAIL: 'admin@northcast.example',
              ADMIN_PASSWORD: 'admin-password',
              RATE_LIMITS: 'off',
              WEBHOOK_PRIVATE_ADDRESSES: 'allow',
              COMPANY_NAME: 'Northcast Limited',
              COMPANY_ADDRESS: 'Unit 1904 | 28 Example Road | Hong Kong',
              SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
            },
          },
        ],
      }),
});
