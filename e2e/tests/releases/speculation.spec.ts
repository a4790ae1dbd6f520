import { expect, test } from '../../fixtures/release-test';

const guess = { headers: { 'Sec-Purpose': 'prefetch' } };

test('a prefetched document does not assign a canary bucket', async ({ instance, playwright }) => {
  await instance.ensure('mf-marketing', '1.1.0');
  const request = await playwright.request.newContext({ baseURL: instance.url });
  expect((await request.get('/about', guess)).status()).toBe(200);

  await instance.release('canary', 'mf-marketing', '1.1.0', '50');
  const refused = await request.get('/about', guess);
  expect(refused.status()).toBe(503);
  expect(refused.headers()['cache-control']).toBe('no-store');
  expect(refused.headers()['set-cookie']).toBeUndefined();

  const visited = await request.get('/about');
  expect(visited.headers()['set-cookie']).toContain('nc_canary=');
  const ahead = await request.get('/about', guess);
  expect(ahead.status()).toBe(200);
  expect(await ahead.text()).toBe(await visited.text());
  await request.dispose();
});
