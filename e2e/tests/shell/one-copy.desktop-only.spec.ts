import { expect, test } from '../../fixtures/test';

/** A text that occurs exactly once in each library, even when minified. */
const marks = {
  'react-dom': 'rendererPackageName:"react-dom"',
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-router': 'may be used only in the context of a <Router>',
  redux: 'Minified Redux error #',
  'styled-components': 'data-styled-version',
  'react-redux': 'react-redux-context',
  'redux toolkit': 'Minified Redux Toolkit error #',
  'redux toolkit query': 'internal_getRTKQSubscriptions',
  'host contract': 'useHost needs a HostContext above it',
};

test('a visit through all three areas loads one copy of each shared library', async ({
  adminPage: page,
}) => {
  await page.goto('/services');
  // Before hydration, a link would load a new document.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/admin/orders');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible();

  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const remotes = new Set(
    scripts.map((script) => /\/remotes\/([^/]+)/.exec(script)?.[1]).filter(Boolean),
  );
  expect([...remotes].sort()).toEqual(['mf-account', 'mf-admin', 'mf-marketing']);

  const texts = await Promise.all(
    [...new Set(scripts)].map(async (script) => await (await page.request.get(script)).text()),
  );
  for (const [library, mark] of Object.entries(marks)) {
    const copies = texts.filter((text) => text.includes(mark)).length;
    expect(`${library}: ${copies}`).toBe(`${library}: 1`);
  }
});
