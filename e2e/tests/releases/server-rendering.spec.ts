import type { Instance } from '../../fixtures/instance';
import { addPastGates } from '../../fixtures/past-gates';
import { expect, test } from '../../fixtures/release-test';

const headline = 'Know the price before the work begins';
/** Code of the pricing page that runs when it is rendered. */
const picture = '"/images/pricing.svg"';

/** A version of the marketing remote whose pricing page cannot be rendered without a browser. */
const makeFailing = async (instance: Instance, version: string) =>
  await instance.make('mf-marketing', version, { [picture]: `(window.innerWidth,${picture})` });

async function expectAlive(instance: Instance): Promise<void> {
  for (const address of ['/', '/about', '/auth', '/api/health/ready']) {
    expect((await fetch(instance.url + address)).status, address).toBe(200);
  }
}

async function overview({ url }: Instance) {
  const answer = await fetch(`${url}/_releases`, { headers: { Accept: 'application/json' } });
  return (await answer.json()) as { troubles: string[] };
}

const troubles = async (instance: Instance) => (await overview(instance)).troubles.join('\n');

const fails = (version: string) =>
  new RegExp(`mf-marketing ${version} could not render /pricing.*window is not defined`);

test('publish refuses a version whose page cannot be rendered without a browser', async ({
  instance,
}) => {
  const { folder } = await makeFailing(instance, '5.0.0');
  const publishing = instance.release('publish', 'mf-marketing', '--from', folder);
  await expect(publishing).rejects.toThrow(/\/pricing[\s\S]*window is not defined/);
  await expect(instance.release('promote', 'mf-marketing', '5.0.0')).rejects.toThrow();
});

test('a preview that fails on the server is rendered in the browser, and the site stays up', async ({
  page,
  instance,
}) => {
  await addPastGates(instance, await makeFailing(instance, '5.0.1'));
  await page.goto(await instance.release('preview', 'mf-marketing', '5.0.1', '1'));
  // The document contains the last good rendering of the stable version, or only the frame.
  const document = await page.goto('/pricing');
  expect(await document?.text()).toContain('"version":"5.0.1"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('5.0.1');
  await expectAlive(instance);
  expect(await troubles(instance)).toMatch(fails('5.0.1'));
  const stable = await fetch(`${instance.url}/pricing`);
  expect(await stable.text()).toContain(headline);
});

test('a stable version that fails on the server is rolled back automatically', async ({
  page,
  instance,
}) => {
  await addPastGates(instance, await makeFailing(instance, '5.0.2'));
  await instance.release('promote', 'mf-marketing', '5.0.2');
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expectAlive(instance);
  await expect.poll(() => troubles(instance)).toMatch(fails('5.0.2'));
  await expect.poll(async () => await versionOf(instance), { timeout: 30_000 }).toBe('1.0.0');
  const document = await fetch(`${instance.url}/pricing`);
  expect(document.status).toBe(200);
  expect(await document.text()).toContain(headline);
  await expectAlive(instance);
});

async function versionOf({ url }: Instance): Promise<string | undefined> {
  const answer = await fetch(`${url}/releases/registry.json`);
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === 'mf-marketing')?.version;
}

test('a missing shell script shows a notice with Reload instead of the loading state', async ({
  page,
}) => {
  let isMissing = true;
  await page.route('**/shell/**/*.js', async (route) => {
    if (isMissing) await route.fulfill({ status: 404, body: 'Not found' });
    else await route.continue();
  });
  await page.goto('/auth');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This page could not be started', { timeout: 20_000 });
  await expect(page.getByText('Loading')).toHaveCount(0);
  isMissing = false;
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This page could not be started')).toHaveCount(0);
  await expect(page.getByLabel('Email').first()).toBeVisible();
});
