import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import { blogFeed, sitemap } from './feeds.js';

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
