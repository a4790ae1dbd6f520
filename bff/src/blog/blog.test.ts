import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postCategorySlugs } from '@northcast/shared-contracts/content/post-categories';
import { postsDirectory } from '../../test/blog-posts.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { PostEntity } from './post.entity.js';
import { PostImportEntity } from './post-records.js';
import { PublishedPosts } from './published-posts.js';
import { seedPosts } from './seed-posts.js';

const file = (title: string, body = 'Hello *there*.', publishedAt = '2026-03-01T08:00:00.000Z') =>
  `---\ntitle: ${title}\nexcerpt: About ${title}\npublishedAt: ${publishedAt}\n---\n${body}\n`;

describe.each(databases)('the blog on %s', (database) => {
  let application: TestApplication;
  let directory: string;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'northcast-posts-'));
    const { unitOfWork } = application.database;
    await unitOfWork.write(async (manager) => {
      await manager.deleteAll(PostEntity);
      await manager.deleteAll(PostImportEntity);
    });
    await seed({});
  });
  afterEach(() => rm(directory, { recursive: true }));

  const seed = async (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(directory, `${name}.md`), text);
    }
    await seedPosts(application.database.unitOfWork, directory);
    await application.nest.get(PublishedPosts).refresh();
  };

  test('at least six bundled posts are listed, newest first, with all fields', async () => {
    await seedPosts(application.database.unitOfWork, postsDirectory);
    await application.nest.get(PublishedPosts).refresh();
    const { body } = await application.visitor().get('/api/blog').expect(200);
    expect(body.length).toBeGreaterThanOrEqual(6);
    const dates = body.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const post of body) {
      const { imageUrl: _image, category, ...fields } = post;
      expect(postCategorySlugs).toContain(category);
      expect(Object.keys(fields).sort()).toEqual([
        'content',
        'excerpt',
        'id',
        'publishedAt',
        'slug',
        'title',
      ]);
      const one = await application.visitor().get(`/api/blog/${post.slug}`).expect(200);
      expect(one.body).toEqual(post);
    }
  });

  test('the list of posts is empty when there are none', async () => {
    expect((await application.visitor().get('/api/blog').expect(200)).body).toEqual([]);
  });

  test('the list without the content of the posts has all their other fields', async () => {
    await seed({ one: file('One'), two: file('Two') });
    const { body } = await application.visitor().get('/api/blog').expect(200);
    for (const query of ['fields=summary', 'fields=summary&x']) {
      const read = await application.visitor().get(`/api/blog?${query}`).expect(200);
      expect(read.body.every((post: object) => !('content' in post))).toBe(true);
      expect(body).toMatchObject(read.body);
      const known = { 'If-None-Match': String(read.headers.etag) };
      await application.visitor().get(`/api/blog?${query}`).set(known).expect(304);
    }
  });

  test('only an address below /api/blog/ is that of a post', async () => {
    await seed({ one: file('One') });
    const list = await application.visitor().get('/api/blog?one').expect(200);
    expect(list.body).toEqual([expect.objectContaining({ slug: 'one' })]);
    await application.visitor().get('/api/blogXone').expect(404);
  });

  test('a file is imported once; changing or removing it later does not affect its post', async () => {
    await seed({ one: file('One'), two: file('Two') });
    const before = await application.visitor().get('/api/blog/one').expect(200);
    await rm(join(directory, 'two.md'));
    await seed({ one: file('One, revised'), three: file('Three') });
    const after = await application.visitor().get('/api/blog/one').expect(200);
    expect(after.body).toEqual(before.body);
    await application.visitor().get('/api/blog/two').expect(200);
    await application.visitor().get('/api/blog/three').expect(200);
    const { unitOfWork } = application.database;
    await unitOfWork.write((manager) => manager.delete(PostEntity, { slug: 'one' }));
    await seed({ one: file('One') });
    await application.visitor().get('/api/blog/one').expect(404);
  });

  test('a post of an earlier release gets its Markdown from its file and keeps its id', async () => {
    await seed({ one: file('One') });
    const before = await application.visitor().get('/api/blog/one').expect(200);
    const { unitOfWork } = application.database;
    const bare = { source: null, sourceHash: 'of before' };
    await unitOfWork.write((manager) => manager.update(PostEntity, { slug: 'one' }, bare));
    await seed({});
    const row = await unitOfWork.read.findOneByOrFail(PostEntity, { slug: 'one' });
    expect(row).toMatchObject({
      id: before.body.id,
      source: 'Hello *there*.',
      status: 'published',
    });
  });

  test('a post imported without a category gets the category from its file once', async () => {
    const text = file('One').replace('publishedAt', 'category: marketing\npublishedAt');
    await seed({ one: text });
    const { unitOfWork } = application.database;
    const setBack = (categoryRead: boolean) =>
      unitOfWork.write(async (manager) => {
        await manager.update(PostEntity, { slug: 'one' }, { category: null });
        await manager.update(PostImportEntity, { slug: 'one' }, { categoryRead });
      });
    const categoryAfterStart = async () => {
      await seed({});
      return (await application.visitor().get('/api/blog/one').expect(200)).body.category;
    };
    expect(await categoryAfterStart()).toBe('marketing');
    await setBack(false);
    expect(await categoryAfterStart()).toBe('marketing');
    await setBack(true);
    const row = () => unitOfWork.read.findOneByOrFail(PostEntity, { slug: 'one' });
    await seed({});
    expect((await row()).category).toBeNull();
  });

  test('a change made directly in the database is served without a restart', async () => {
    await seed({ one: file('One') });
    await application.database.unitOfWork.write((manager) =>
      manager.update(PostEntity, { slug: 'one' }, { title: 'Changed', updatedAt: new Date() }),
    );
    const deadline = Date.now() + 15_000;
    const titleNow = async () => (await application.visitor().get('/api/blog/one')).body.title;
    while ((await titleNow()) !== 'Changed') {
      if (Date.now() > deadline) throw new Error('the change was not seen within 15 s');
      await wait(50);
    }
  });

  test('a change is served whose time is before that of another post', async () => {
    await seed({ one: file('One'), two: file('Two') });
    const change = async (slug: string, columns: object) => {
      await application.database.unitOfWork.write((manager) =>
        manager.update(PostEntity, { slug }, columns),
      );
      await application.nest.get(PublishedPosts).refresh();
    };
    await change('two', { updatedAt: new Date(Date.now() + 5000) });
    // The host that changes this post has a slower clock.
    await change('one', { title: 'Changed', updatedAt: new Date() });
    expect((await application.visitor().get('/api/blog/one').expect(200)).body.title).toBe(
      'Changed',
    );
  });

  test('a post that replaces another one is served if it changed before a third post', async () => {
    await seed({ one: file('One'), two: file('Two'), three: file('Three') });
    const { unitOfWork } = application.database;
    const setStatus = (slug: string, status: 'published' | 'unpublished') =>
      unitOfWork.write((manager) => manager.update(PostEntity, { slug }, { status }));
    await setStatus('two', 'unpublished');
    await application.nest.get(PublishedPosts).refresh();
    await setStatus('one', 'unpublished');
    await setStatus('two', 'published');
    await application.nest.get(PublishedPosts).refresh();
    await application.visitor().get('/api/blog/two').expect(200);
    await application.visitor().get('/api/blog/one').expect(404);
  });

  test('a request with a matching If-None-Match returns 304; the ETag is strong', async () => {
    await seed({ one: file('One') });
    for (const path of ['/api/blog', '/api/blog/one']) {
      const { headers } = await application.visitor().get(path).expect(200);
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      for (const known of [headers.etag, `"x", ${headers.etag}`, `W/${headers.etag}`, '*']) {
        const again = await application.visitor().get(path).set('If-None-Match', String(known));
        expect(again.status).toBe(304);
        expect(again.text).toBe('');
      }
      await application.visitor().get(path).set('If-None-Match', '"other"').expect(200);
    }
  });

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
  ])('the response to Accept-Encoding %p has the encoding %s', async (accepted, encoding) => {
    await seed({ one: file('One') });
    const plain = await application.visitor().get('/api/blog').set('Accept-Encoding', 'identity');
    const answer = await fetch(`${application.origin}/api/blog`, {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('etag')).not.toBe(plain.headers.etag);
    expect(await answer.json()).toEqual(plain.body);
  });

  test('scripts, frames, event handlers and unsafe URLs are removed from a post', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '[link](javascript:alert(1))',
      '<img src=x onerror=alert(1)>',
      '<iframe src="https://example.com"></iframe>',
      '![picture](https://example.com/a.png)',
      '[good](https://example.com)',
      '![](//evil.example/a.png)',
      '~~gone~~',
    ].join('\n\n');
    await seed({ one: file('One', hostile) });
    const { body } = await application.visitor().get('/api/blog/one').expect(200);
    expect(body.content).not.toMatch(/<(script|iframe|style)|<[^>]*onerror|href="javascript/i);
    expect(body.content).not.toContain('evil.example');
    expect(body.content).toContain('<del>gone</del>');
    expect(body.content).toContain('<a href="https://example.com" rel="noopener">good</a>');
    expect(body.content).toContain(
      '<img src="https://example.com/a.png" alt="picture" loading="lazy" />',
    );
  });

  test('the error for invalid front matter names the file', async () => {
    await writeFile(join(directory, 'bad.md'), '---\ntitle: Only a title\n---\nText');
    await expect(seedPosts(application.database.unitOfWork, directory)).rejects.toThrow(
      /bad\.md: /,
    );
  });

  test('public requests do not read the session or set cookies', async () => {
    await seed({ one: file('One') });
    const read = jest.spyOn(application.database.unitOfWork.read, 'query');
    const cookie = `nc_session=${'x'.repeat(43)}`;
    const answer = await application.visitor().get('/api/blog').set('Cookie', cookie).expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(read.mock.calls)).not.toContain('sessions');
  });
});
