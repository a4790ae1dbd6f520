import { expect, test } from '../../fixtures/release-test';
import { breakPage } from './faults';

const headline = 'We make AI and audio do useful work';
const heading = { name: /./, level: 1 } as const;

test('a visitor stays in the same part of a canary', async ({ browser, baseURL, instance }) => {
  await instance.publish('mf-marketing', '2.0.0', { [headline]: 'The canary sings' });
  await instance.release('canary', 'mf-marketing', '2.0.0', '50');
  const seen = new Set<string>();
  for (let visitor = 0; visitor < 8; visitor += 1) {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const texts = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await context.request.get('/about');
      texts.push((await response.text()).includes('The canary sings') ? 'canary' : 'stable');
    }
    expect(new Set(texts).size, 'every visit of one visitor').toBe(1);
    const [cookie] = await context.cookies();
    const bucket = Number(cookie?.value);
    expect(cookie?.name).toBe('nc_canary');
    expect(texts[0]).toBe(bucket < 50 ? 'canary' : 'stable');
    seen.add(texts[0] ?? '');
    await context.close();
  }
  expect(seen.size, 'eight visitors are not all in one part').toBe(2);

  await instance.release('canary', 'mf-marketing', 'off');
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const response = await context.request.get('/about');
  expect(await response.text()).toContain(headline);
  expect(response.headers()['set-cookie']).toBeUndefined();
  await context.close();
});

test('a canary that fails is rolled back by itself, and the history says so', async ({
  browser,
  baseURL,
  instance,
}) => {
  const broken = await instance.make('mf-admin', '2.0.0');
  await breakPage(broken.folder, 'Not an admin', (code) => code.replace('Page:()=>', 'P:()=>'));
  await instance.release('publish', 'mf-admin', '--from', broken.folder);
  await instance.release('canary', 'mf-admin', '2.0.0', '100');
  for (let visitor = 0; visitor < 4; visitor += 1) {
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    const told = page.waitForRequest('**/releases/beacon');
    await page.goto('/admin/login');
    await expect(page.getByRole('alert')).toContainText('Something in it went wrong');
    await told;
    await page.close();
  }
  const list = async () => await instance.release('list', 'mf-admin');
  await expect.poll(list).toMatch(/canary\s+-/);
  expect(await list()).toMatch(/stop canary mf-admin 2\.0\.0, by automatic: 4 of 4 loads failed/);
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { ...heading, name: 'Admin login' })).toBeVisible();
  await page.close();
});
