import { aliases } from './aliases';
import { contentEntries } from './content-entries';
import type { SearchEntry } from './entry';
import { excerptOf } from './found-text';
import { countText, searchOf } from './search';

const post: SearchEntry = {
  kind: 'post',
  title: 'The paper edit: cut the story before the audio',
  text: 'Ninety minutes with a transcript and a word budget can replace hours of scrubbing.',
  to: '/blog/podcast-paper-edit',
};
const { find: search, setPosts } = searchOf(contentEntries);
setPosts([post]);
const first = (query: string) => search(query)[0]?.found[0]?.entry.to;

test('every entry has a unique address', () => {
  const addresses = contentEntries.map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every alias belongs to an existing entry', () => {
  const known = new Set(contentEntries.flatMap(({ to, title }) => [to, title]));
  expect(Object.keys(aliases).filter((key) => !known.has(key))).toEqual([]);
});

test.each([
  // Names and parts of names.
  ['show notes', '/services#show-notes'],
  ['jingle', '/services#jingle'],
  ['thumb', '/services#episode-thumbnail'],
  ['mix & master', '/services#mix-master'],
  ['pro edit', '/services#pro-edit-show-notes'],
  ['creator plan', '/pricing#plan-creator'],
  ['add-ons', '/pricing#add-ons'],
  ['paper edit', '/blog/podcast-paper-edit'],
  ['privacy', '/legal/privacy'],
  ['launch checklist', '/help/guides/podcast-launch-checklist'],
  ['knowledge assistant', '/ai#ai-assistant'],
  // Typing errors: wrong, missing or swapped letters.
  ['jingel', '/services#jingle'],
  ['thumnail', '/services#episode-thumbnail'],
  ['audiogramm youtube', '/services#youtube-audiogram'],
  ['consultng', '/services#consulting'],
  ['trancsript', '/services#transcript-tidy'],
  ['equipmnet guide', '/equipment'],
  ['lodness', '/help/articles/mastering-audio-levels-loudness'],
  // Accents and case.
  ['jínglé', '/services#jingle'],
  ['MIX MÀSTER', '/services#mix-master'],
  // Aliases and synonyms.
  ['shorts', '/services#social-clip'],
  ['tiktok', '/services#social-clip'],
  ['forgot password', '/auth/forgot'],
  ['invoice', '/dashboard'],
  ['subtitles', '/services#transcript-tidy'],
  ['theme song', '/services#jingle'],
  ['sign up', '/auth'],
  ['gdpr', '/legal/privacy'],
  ['urgent', '/services#same-day-rush'],
  ['gear', '/equipment'],
  ['support email', '/contact'],
  // Questions in natural language.
  ['how do i get my money back', '/legal/refund'],
  ['how long do refunds take', `/help?q=${encodeURIComponent('How long do refunds take?')}`],
  ['upload size', `/help?q=${encodeURIComponent('How large can my files be?')}`],
  ['do you offer discounts', `/help?q=${encodeURIComponent('Do you offer discounts?')}`],
  [
    'who owns the music',
    `/help?q=${encodeURIComponent('Who owns the music and voice recordings?')}`,
  ],
  // Words of a text that are in no heading.
  ['defamation', '/help/articles/podcast-legal-considerations'],
])('the query %s finds its page first', (query, address) => {
  expect(first(query)).toBe(address);
});

test.each(['', '   ', '&', 'xylophonist', 'zzzz'])('%p finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});

test('the end of a very long query is ignored', () => {
  const long = 'jingle show notes refund loudness editor music color voice title brand draft';
  expect(search(`${long} zebra`)).toEqual(search(long));
});

test('results are grouped by kind, and every match is in its group', () => {
  const groups = search('podcast');
  const kinds = groups.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const { kind, found } of groups) {
    for (const { entry } of found) expect(entry.kind).toBe(kind);
  }
  const articles = groups.find(({ kind }) => kind === 'article')?.found ?? [];
  expect(articles.map(({ entry }) => entry.title)).toEqual(
    expect.arrayContaining(
      contentEntries.flatMap(({ kind, title }) =>
        kind === 'article' && /\bpodcast\b/i.test(title) ? [title] : [],
      ),
    ),
  );
});

test('a service result contains its price and its order slug', () => {
  expect(search('social clip')[0]?.found[0]?.entry).toMatchObject({
    price: '$39.95',
    order: 'social-clip',
  });
});

test('a result lists the matched terms in their normalized form', () => {
  const [group] = search('revisoin rounds');
  expect([...(group?.found[0]?.terms ?? [])]).toEqual(
    expect.arrayContaining(['revision', 'round']),
  );
});

test('the excerpt of a long answer contains a matched word', () => {
  const found = search('paypal refunds').flatMap((group) => group.found);
  const answer = found.find(({ entry }) => entry.title === 'How long do refunds take?');
  expect(answer && excerptOf(answer)).toMatch(/refund/);
  expect((answer && excerptOf(answer))?.length).toBeLessThanOrEqual(190);
});

test('the excerpt names a matched heading if title and text do not match', () => {
  const [group] = search('crosstalk by hand');
  const found = group?.found[0];
  expect(found?.entry.title).toBe('Pro Episode Edit');
  expect(found && excerptOf(found)).toMatch(/Also: Filler words, false starts and crosstalk/);
});

test('the result count is stated with the query', () => {
  expect(countText(search('jingle tiktok zebra xylophone nothing'), ' x ')).toMatch(
    /results? for “x”$/,
  );
  expect(countText([], 'zz')).toBe('No results for “zz”');
});

test('`setPosts` replaces the posts and keeps all other entries', () => {
  const some = searchOf(contentEntries.slice(0, 30));
  const titles = (query: string) =>
    some.find(query).flatMap(({ found }) => found.map(({ entry }) => entry.title));
  some.setPosts([post]);
  expect(titles('scrubbing')).toEqual([post.title]);
  some.setPosts([{ ...post, title: 'Cut on paper', text: 'Scissors.' }]);
  expect(titles('scrubbing')).toEqual([]);
  expect(titles('scissors')).toEqual(['Cut on paper']);
  some.setPosts([]);
  expect(titles('scissors')).toEqual([]);
  expect(titles('jingle')[0]).toBe('Jingle');
});

test('the index can be built in steps, and a search completes an unfinished index', () => {
  const some = searchOf(contentEntries.slice(0, 30));
  expect([some.prepareSome(), some.prepareSome(), some.prepareSome()]).toEqual([
    false,
    false,
    true,
  ]);
  const other = searchOf(contentEntries.slice(0, 30));
  expect(other.find('jingle')).toEqual(some.find('jingle'));
});
