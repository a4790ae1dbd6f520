import { serverBundle } from '@northcast/release/testing/hostile-bundles';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { newInstallation } from '../testing/installation.js';

/** A server with a page at `/about` and a bff that does not respond. */
async function withoutBff() {
  const { addPages, promote, registry, settings } = await newInstallation();
  await addPages('mf-one', '1.0.0', ['/about'], serverBundle({ '/about': "return 'About us';" }));
  await promote('mf-one', '1.0.0');
  return supertest(createApp(settings, registry));
}

test('while the posts are unknown, the feed is unavailable instead of empty', async () => {
  const { headers, text } = await (await withoutBff()).get('/rss.xml').expect(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).not.toContain('<rss');
});

test('while the posts are unknown, the sitemap lists the other pages', async () => {
  const { text } = await (await withoutBff()).get('/sitemap.xml').expect(200);
  expect(text).toContain('<loc>http://127.0.0.1/about</loc>');
});
