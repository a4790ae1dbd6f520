import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Development } from '../../fixtures/development';

/** Milliseconds: compiling the shell for the first page is slow on a slow machine. */
const firstPage = { timeout: 120_000 };

/** Changes the entry script of the only version without making it invalid. */
async function alterEntry(area: string): Promise<void> {
  const [version = ''] = await readdir(area);
  const names = await readdir(path.join(area, version));
  const entry = names.find((name) => /^remote-entry.*\.js$/.test(name)) ?? '';
  await appendFile(path.join(area, version, entry), '\n');
}

test('development serves one remote in watch mode and the others from the release store', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const development = await Development.start('mf-admin');
  try {
    await page.goto(`${development.url}/admin/login`, firstPage);
    await expect(page.getByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible(
      firstPage,
    );
    await page.goto(`${development.url}/auth`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await page.goto(`${development.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

    // Other remotes come from the store in RELEASES_DIR and run only if their files are unchanged.
    const artefacts = path.join(development.store, 'artefacts');
    expect((await readdir(artefacts)).sort()).toEqual(['mf-account', 'mf-marketing']);
    await alterEntry(path.join(artefacts, 'mf-account'));
    await page.goto(`${development.url}/auth`);
    await expect(
      page.getByRole('heading', { name: 'Your account area is not available right now' }),
    ).toBeVisible({ timeout: 20_000 });
  } finally {
    await development.stop();
  }
});
