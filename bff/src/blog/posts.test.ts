import { setTimeout as wait } from 'node:timers/promises';
import { readyDraft, readyPost } from '../../test/blog-posts.js';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { PostEntity } from './post.entity.js';
import { PostClock } from './post-clock.service.js';

const day = 86_400_000;

describe.each(databases)('posts in the admin panel on %s', (database) => {
  let application: TestApplication;
  let ada: Client;
  let mira: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    ada = await application.administrator();
    const mail = { email: 'mira@example.com', password: 'plum ladder' };
    const person = { firstName: 'Mira', lastName: 'Osei', isAdmin: true };
    await ada.post('/api/admin/customers', { ...mail, ...person }).expect(201);
    mira = application.visitor();
    await mira.post('/api/login', mail).expect(200);
  });
  afterAll(() => application.close());

  const at = (id: string, rest = '') => `/api/admin/posts/${id}${rest}`;
  const act = async (id: string, name: string, body: object) =>
    (await ada.post(at(id, `/${name}`), body).expect(200)).body;
  const published = async (slug: string, source?: string) => {
    const { id, version } = await readyDraft(ada, slug, source);
    return act(id, 'publish', { version });
  };
  const publicStatus = async (slug: string) =>
    (await application.visitor().get(`/api/blog/${slug}`).redirects(0)).status;
  /** Waits until the post responds with the status. */
  const becomes = async (slug: string, status: number) => {
    const deadline = Date.now() + 15_000;
    while ((await publicStatus(slug)) !== status) {
      if (Date.now() > deadline) throw new Error(`/api/blog/${slug} is not ${status} after 15 s`);
      await wait(50);
    }
  };

  test('drafts and saved changes are not public until they are published', async () => {
    const { id, version } = await readyDraft(ada, 'one');
    expect(await publicStatus('one')).toBe(404);
    const post = await act(id, 'publish', { version });
    expect(post).toMatchObject({ status: 'published', publicSlug: 'one', hasChanges: false });
    await becomes('one', 200);
    const edit = { ...readyPost('one', 'Another text'), version: post.version };
    const saved = (await ada.put(at(id), edit).expect(200)).body;
    expect(saved).toMatchObject({ hasChanges: true, html: '<p>Another text</p>' });
    const preview = (await ada.get(at(id, '/preview')).expect(200)).body;
    expect(preview.content).toBe('<p>Another text</p>');
    const shown = await application.visitor().get('/api/blog/one').expect(200);
    expect(shown.body.content).toBe('<p>Hello <em>there</em>.</p>');
    await act(id, 'unpublish', { version: saved.version });
    await becomes('one', 404);
  });

  test('a category becomes public with its post, and is kept when a request omits it', async () => {
    const { id, version } = await readyDraft(ada, 'about-mics');
    const content = { ...readyPost('about-mics'), category: 'equipment' };
    const saved = (await ada.put(at(id), { ...content, version }).expect(200)).body;
    expect(saved.category).toBe('equipment');
    const post = await act(id, 'publish', { version: saved.version });
    await becomes('about-mics', 200);
    const shown = await application.visitor().get('/api/blog/about-mics').expect(200);
    expect(shown.body.category).toBe('equipment');
    const older = { ...readyPost('about-mics', 'New text'), version: post.version };
    const again = (await ada.put(at(id), older).expect(200)).body;
    expect(again.category).toBe('equipment');
    const none = { ...older, category: '', version: again.version };
    expect((await ada.put(at(id), none).expect(200)).body.category).toBeUndefined();
    await ada.put(at(id), { ...none, category: 'moon' }).expect(422);
  });

  test('editors see who else edits; saving an outdated version returns 409 with the current post', async () => {
    const draft = await readyDraft(ada, 'two');
    await ada.put(at(draft.id, '/editors')).expect(200);
    const { body } = await mira.put(at(draft.id, '/editors')).expect(200);
    expect(body.others).toEqual([{ name: expect.any(String), since: expect.any(String) }]);
    const { version } = draft;
    const mine = { ...readyPost('two', 'Mira’s'), version };
    await mira.put(at(draft.id), mine).expect(200);
    const late = await ada.put(at(draft.id), { ...readyPost('two', 'Ada’s'), version }).expect(409);
    expect(late.body.current).toMatchObject({ source: 'Mira’s', savedBy: 'Mira Osei' });
    for (const name of ['publish', 'schedule', 'unpublish']) {
      const body = { version, scheduledFor: '2099-01-01T00:00:00Z' };
      await ada.post(at(draft.id, `/${name}`), body).expect(409);
    }
  });

  test('former slugs redirect to the current slug and cannot be used by another post', async () => {
    let post = await published('first');
    for (const slug of ['second', 'third']) {
      const edit = { ...readyPost(slug), version: post.version };
      post = (await ada.put(at(post.id), edit).expect(200)).body;
      post = await act(post.id, 'publish', { version: post.version });
    }
    await becomes('third', 200);
    for (const slug of ['first', 'second']) {
      const { headers } = await application
        .visitor()
        .get(`/api/blog/${slug}`)
        .redirects(0)
        .expect(308);
      expect(headers.location).toBe('/api/blog/third');
    }
    const other = await readyDraft(ada, 'first');
    const { body } = await ada
      .post(at(other.id, '/publish'), { version: other.version })
      .expect(422);
    expect(body.errors).toEqual([{ path: 'slug', message: expect.stringContaining('address') }]);
    const back = { ...readyPost('first'), version: post.version };
    post = (await ada.put(at(post.id), back).expect(200)).body;
    await act(post.id, 'publish', { version: post.version });
    await becomes('third', 308);
    expect(await publicStatus('first')).toBe(200);
  });

  test('unpublishing a scheduled post makes it a draft and frees its slug', async () => {
    const { id, version } = await readyDraft(ada, 'never');
    const post = await act(id, 'schedule', { version, scheduledFor: '2099-01-01T00:00:00Z' });
    const draft = await act(id, 'unpublish', { version: post.version });
    expect(draft).toMatchObject({ status: 'draft', slug: 'never', source: 'Hello *there*.' });
    expect(draft.publicSlug).toBeUndefined();
    await published('never');
  });

  test('deleting a scheduled post frees its slug, and restoring it keeps the slug in the draft', async () => {
    const { id, version } = await readyDraft(ada, 'withdrawn');
    await act(id, 'schedule', { version, scheduledFor: '2099-01-01T00:00:00Z' });
    await ada.delete(at(id)).expect(204);
    await published('withdrawn');
    const draft = (await ada.post(at(id, '/restore')).expect(200)).body;
    expect(draft).toMatchObject({ status: 'draft', slug: 'withdrawn', source: 'Hello *there*.' });
    expect(draft.publicSlug).toBeUndefined();
  });

  test('of two posts published with one slug at once, one is refused', async () => {
    const drafts = [await readyDraft(ada, 'both'), await readyDraft(ada, 'both')];
    const answers = await Promise.all(
      drafts.map(({ id, version }) => ada.post(at(id, '/publish'), { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors).toMatchObject([{ path: 'slug' }]);
  });

  test('a post published again keeps its date, and after it was scheduled is dated today', async () => {
    const first = await published('again');
    const scheduledFor = '2099-01-01T00:00:00Z';
    const off = await act(first.id, 'unpublish', { version: first.version });
    const again = await act(first.id, 'publish', { version: off.version });
    expect(again.publishedAt).toBe(first.publishedAt);
    const withdrawn = await act(first.id, 'unpublish', { version: again.version });
    const later = await act(first.id, 'schedule', { version: withdrawn.version, scheduledFor });
    const now = await act(first.id, 'publish', { version: later.version });
    expect(Math.abs(Date.parse(now.publishedAt) - Date.now())).toBeLessThan(10_000);
    await becomes('again', 200);
  });

  test('versions are kept, and restoring a version copies its text into the draft', async () => {
    let post = await published('kept', 'First');
    post = (await ada.put(at(post.id), { ...readyPost('kept', 'Second'), version: post.version }))
      .body;
    const { body: versions } = await ada.get(at(post.id, '/versions')).expect(200);
    expect(versions).toEqual([
      expect.objectContaining({ kind: 'published', words: 1, title: 'About kept' }),
    ]);
    const restore = at(post.id, `/versions/${versions[0].id}/restore`);
    const restored = (await ada.post(restore, { version: post.version }).expect(200)).body;
    expect(restored.source).toBe('First');
    const after = (await ada.get(at(post.id, '/versions')).expect(200)).body;
    expect(after.map(({ kind }: { kind: string }) => kind)).toEqual([
      'restored',
      'saved',
      'published',
    ]);
  });

  test('a version that another person restores is the newest one', async () => {
    let post = await published('undone', 'First');
    post = (await ada.put(at(post.id), { ...readyPost('undone', 'Second'), version: post.version }))
      .body;
    const [{ id: versionId }] = (await mira.get(at(post.id, '/versions')).expect(200)).body;
    const restore = at(post.id, `/versions/${versionId}/restore`);
    await mira.post(restore, { version: post.version }).expect(200);
    const after = (await ada.get(at(post.id, '/versions')).expect(200)).body;
    expect(after.map(({ kind }: { kind: string }) => kind)).toEqual([
      'restored',
      'saved',
      'published',
    ]);
  });

  test('a repeated restoration gets the first response', async () => {
    const post = await published('repeated', 'First');
    const [{ id: versionId }] = (await ada.get(at(post.id, '/versions')).expect(200)).body;
    const restore = () =>
      ada
        .post(at(post.id, `/versions/${versionId}/restore`), { version: post.version })
        .set('Idempotency-Key', 'restore-1')
        .expect(200);
    const first = await restore();
    expect((await restore()).body).toEqual(first.body);
  });

  test('the list is filtered by the saved category, also in combination with a search', async () => {
    const draft = await readyDraft(ada, 'filtered');
    const save = async (category: string, version: number) =>
      (await ada.put(at(draft.id), { ...readyPost('filtered'), category, version }).expect(200))
        .body;
    const found = async (category: string) =>
      (await ada.get(`/api/admin/posts?q=filtered&category=${category}`).expect(200)).body.length;
    expect([await found('none'), await found('equipment')]).toEqual([1, 0]);
    const { version } = await save('equipment', draft.version);
    expect([await found('none'), await found('equipment')]).toEqual([0, 1]);
    const shown = await act(draft.id, 'publish', { version });
    expect([await found('equipment'), await found('marketing')]).toEqual([1, 0]);
    await save('marketing', shown.version);
    expect([await found('equipment'), await found('marketing')]).toEqual([0, 1]);
    const of = async (query: string) => (await ada.get(`/api/admin/posts?${query}`)).body.length;
    expect(await of('q=missing&category=marketing')).toBe(0);
    await ada.get('/api/admin/posts?category=lost').expect(422);
  });

  test('a deleted post is not public, can be restored, and is purged after 30 days', async () => {
    const { id } = await published('binned');
    await becomes('binned', 200);
    await ada.delete(at(id)).expect(204);
    await becomes('binned', 404);
    const ids = async (query: string) =>
      (await ada.get(`/api/admin/posts${query}`)).body.map((post: { id: string }) => post.id);
    expect(await ids('')).not.toContain(id);
    expect(await ids('?status=deleted&q=binned')).toEqual([id]);
    expect((await ada.post(at(id, '/restore')).expect(200)).body.status).toBe('unpublished');
    await ada.delete(at(id)).expect(204);
    const clock = application.nest.get(PostClock);
    await clock.sweep(Date.now() + 29 * day);
    await ada.get(at(id)).expect(200);
    await clock.sweep(Date.now() + 31 * day);
    await ada.get(at(id)).expect(404);
  });

  test('publishing an incomplete post returns an error for each invalid field', async () => {
    const { body: draft } = await ada.post('/api/admin/posts', {}).expect(201);
    const fields = async (content: object) => {
      const { version } = (await ada.get(at(draft.id))).body;
      const saved = (await ada.put(at(draft.id), { ...content, version }).expect(200)).body;
      const sent = await ada.post(at(draft.id, '/publish'), { version: saved.version });
      return (sent.body.errors ?? []).map(({ path }: { path: string }) => path);
    };
    expect(await fields({})).toEqual(['title', 'slug', 'excerpt', 'source']);
    expect(await fields({ ...readyPost('Not A Slug') })).toEqual(['slug']);
    const external = { ...readyPost('whole'), imageUrl: 'https://evil.example/a.png' };
    expect(await fields(external)).toEqual(['imageUrl']);
    expect(await fields(readyPost('whole', 'Look: ![](/images/a.png)'))).toEqual(['source']);
    expect(await fields(readyPost('whole', '![A desk](/images/a.png)'))).toEqual([]);
  });

  test('a post without Markdown is returned with its stored HTML', async () => {
    const { id } = await published('bare');
    const change = { source: null, content: '<p>Of before</p>' };
    await application.database.unitOfWork.write((manager) =>
      manager.update(PostEntity, { id }, change),
    );
    expect((await ada.get(at(id))).body.html).toBe('<p>Of before</p>');
  });

  // Runs last, because the session strategy of a process belongs to the newest application.
  test('a scheduled post becomes public at its time, and two processes audit it once', async () => {
    const second = await startApplication(database, application.place);
    const { id, version } = await readyDraft(ada, 'timed');
    const past = { version, scheduledFor: '2020-01-01T00:00:00Z' };
    await ada.post(at(id, '/schedule'), past).expect(422);
    const scheduledFor = new Date(Date.now() + 4000).toISOString();
    const post = await act(id, 'schedule', { version, scheduledFor });
    expect(post).toMatchObject({ status: 'scheduled', scheduledFor });
    expect(await publicStatus('timed')).toBe(404);
    await wait(new Date(scheduledFor).getTime() - Date.now());
    await becomes('timed', 200);
    const { body } = await second.visitor().get('/api/blog/timed').expect(200);
    expect(body.publishedAt).toBe(scheduledFor);
    const both = [application, second].map(({ nest }) => nest.get(PostClock).publishDue());
    await Promise.all(both);
    const audit = await ada.get('/api/admin/audit?q=post.published').expect(200);
    const noted = audit.body.filter((entry: { targetId: string }) => entry.targetId === id);
    expect(noted).toHaveLength(1);
    expect((await ada.get(at(id))).body.status).toBe('published');
    await second.close();
  });
});
