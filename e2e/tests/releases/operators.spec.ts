import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/release-test';

test("the operators' page shows live versions, load results and the history", async ({
  page,
  instance,
}) => {
  const told = page.waitForRequest('**/releases/beacon');
  await page.goto('/auth');
  await told;
  await page.goto('/_releases');
  await expect(page.getByRole('heading', { name: 'Releases', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'mf-account', level: 2 })).toBeVisible();
  await expect(page.getByText('promote mf-admin 1.0.0').first()).toBeVisible();
  await expectSoundAtEverySize(page);
  const overview = await page.request.get('/_releases', {
    headers: { Accept: 'application/json' },
  });
  const { remotes } = await overview.json();
  const account = remotes.find((each: { remote: string }) => each.remote === 'mf-account');
  expect(account.live[0].ok).toBeGreaterThan(0);
  expect(await instance.release('list')).toContain('mf-account');
});
