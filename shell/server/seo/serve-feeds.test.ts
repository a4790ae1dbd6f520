import { serverBundle } from '@northcast/release/testing/hostile-bundles';
import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { newInstallation } from '../testing/installation.js';
import { blogFeed, sitemap } from './serve-feeds.js';

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

test('while the posts are unknown, the sitemap lists the other pages and is not kept', async () => {
  const { headers, text } = await (await withoutBff()).get('/sitemap.xml').expect(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('<loc>http://127.0.0.1/about</loc>');
});

const post: BlogPost = {
  id: '1',
  slug: 'loudness',
  title: 'Loudness',
  excerpt: 'How loud a podcast is.',
  content: '',
  imageUrl: '',
  publishedAt: '2026-11-22T10:00:00.000Z',
};

test('the feed contains no character that XML forbids', () => {
  const title = 'Loud\u000bness\u0000, \ud800levels\ufffe & 🎙\tpeaks';
  const feed = blogFeed('https://northcast.example', [{ ...post, title, excerpt: '\u001b<1>' }]);
  expect(feed).toContain('<title>Loudness, levels &amp; 🎙\tpeaks</title>');
  expect(feed).toContain('<description>&lt;1&gt;</description>');
});

test('the sitemap escapes addresses and times', () => {
  const entry = { pathname: '/a&b', lastModified: '</lastmod><loc>' };
  expect(sitemap('https://northcast.example', [entry])).toContain(
    '<loc>https://northcast.example/a&amp;b</loc><lastmod>&lt;/lastmod&gt;&lt;loc&gt;</lastmod>',
  );
});
