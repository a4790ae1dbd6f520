import sharp from 'sharp';
import type { Response } from 'supertest';
import { picture, readyDraft, sendPicture } from '../../test/blog-posts.js';
import type { Client } from '../../test/client.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { problems } from '../errors/problems.js';
import { type FilePlace, filePlaceToken } from '../files/file-place.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';
import { PostClock } from './post-clock.service.js';
import { PostPictureEntity } from './post-records.js';

const day = 86_400_000;

describe('pictures of posts', () => {
  let application: TestApplication;
  let ada: Client;
  beforeAll(async () => {
    application = await startApplication('sqlite');
    ada = await application.administrator();
  });
  afterAll(() => application.close());

  const get = (path: string) => application.visitor().get(path).buffer(true).parse(bytesOf);

  test('a picture is served as AVIF and WebP in several widths, immutable and without EXIF', async () => {
    const { body } = await sendPicture(ada, await picture(1000, 500)).expect(201);
    expect(body).toMatchObject({ width: 1000, height: 500 });
    for (const [size, format] of [
      ['480x240', 'avif'],
      ['960x480', 'webp'],
      ['1000x500', 'webp'],
    ] as const) {
      const answer = await get(body.src.replace('1000x500.webp', `${size}.${format}`)).expect(200);
      expect(answer.headers['content-type']).toBe(`image/${format}`);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const found = await sharp(answer.body).metadata();
      expect(`${found.width}x${found.height}`).toBe(size);
      expect(found.exif).toBeUndefined();
    }
    await get(body.src.replace('1000x500', '1600x800')).expect(404);
    await get('/api/pictures/..%2f..%2fnorthcast.db').expect(404);
  });

  test('a picture is rotated as its EXIF orientation says', async () => {
    const bytes = await sharp(await picture(60, 20))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await sendPicture(ada, bytes).expect(201);
    expect(body).toMatchObject({ width: 20, height: 60 });
  });

  test.each<[string, () => Promise<Buffer> | Buffer, number]>([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
    ],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    [
      'a GIF',
      async () =>
        sharp(await picture())
          .gif()
          .toBuffer(),
      415,
    ],
    ['a truncated JPEG', async () => (await picture(400, 400)).subarray(0, 200), 422],
    ['an image with too many pixels', () => bomb(), 413],
    ['a file that is too large', () => Buffer.alloc(12 * 1024 * 1024 + 1, 1), 413],
  ])('the upload of %s is rejected', async (_case, bytes, status) => {
    const { body } = await sendPicture(ada, await bytes()).expect(status);
    expect(body.message).toMatch(/picture/);
  });

  test('an upload is rejected with 503 when the disk stalls for too long', async () => {
    const place = application.nest.get<FilePlace>(filePlaceToken);
    const stalled = jest.spyOn(place, 'room').mockReturnValue(new Promise(() => undefined));
    const pictures = application.nest.get(PicturesService);
    const timeout = jest.replaceProperty(pictures, 'roomTimeout', 100);
    const { body } = await sendPicture(ada, await picture()).expect(503);
    stalled.mockRestore();
    timeout.restore();
    expect(body.message).toBe(problems.unavailable);
  });

  test('a picture is answered with 503 when the disk stalls for too long', async () => {
    const { body } = await sendPicture(ada, await picture()).expect(201);
    const place = application.nest.get<FilePlace>(filePlaceToken);
    const stalled = jest.spyOn(place, 'open').mockReturnValue(new Promise(() => undefined));
    const pictures = application.nest.get(PicturesController);
    const timeout = jest.replaceProperty(pictures, 'openTimeout', 100);
    const answer = await application.visitor().get(body.src).expect(503);
    stalled.mockRestore();
    timeout.restore();
    expect(answer.body.message).toBe(problems.unavailable);
    expect(answer.headers['cache-control']).toBe('no-store');
    await get(body.src).expect(200);
  });

  test('an upload without the content type for pictures returns 415', async () => {
    await ada
      .post('/api/admin/pictures')
      .type('image/jpeg')
      .send(await picture())
      .expect(415);
    await ada.post('/api/admin/pictures').expect(415);
  });

  test('a post shows the picture with its dimensions and a source for every width', async () => {
    const { body } = await sendPicture(ada, await picture(700, 350)).expect(201);
    const draft = await readyDraft(ada, 'shown', `![A desk](${body.src})`);
    expect(draft.html).toMatch(
      /^<p><picture><source type="image\/avif" srcset="[^"]* 480w, [^"]* 700w"/,
    );
    expect(draft.html).toContain(
      'alt="A desk" width="700" height="350" loading="lazy" /></picture>',
    );
  });

  test('every source of a picture answers, whatever its heights are rounded to', async () => {
    const { body } = await sendPicture(ada, await picture(4000, 3002)).expect(201);
    const draft = await readyDraft(ada, 'rounded', `![A desk](${body.src})`);
    const sources = [...draft.html.matchAll(/(\/api\S+) \d+w/g)].map(([, path = '']) => path);
    expect(sources).toHaveLength(6);
    const found = await Promise.all(sources.map(async (path) => (await get(path)).status));
    expect(found).toEqual(Array(6).fill(200));
    await get(body.src.replace('1600x1201', '1600x1203')).expect(404);
  });

  test('a picture higher than 9999 pixels is served', async () => {
    const { body } = await sendPicture(ada, await picture(16, 10_500)).expect(201);
    await get(body.src).expect(200);
  });

  test('a picture that no post uses is deleted after a week', async () => {
    const { body: used } = await sendPicture(ada, await picture()).expect(201);
    const { body: unused } = await sendPicture(ada, await picture()).expect(201);
    await readyDraft(ada, 'uses', `![A desk](${used.src})`);
    const pictures = application.nest.get(PicturesService);
    await pictures.clear(Date.now() + 6 * day);
    await get(unused.src).expect(200);
    await pictures.clear(Date.now() + 8 * day);
    await get(unused.src).expect(404);
    await get(used.src).expect(200);
  });

  test('what an upload stored before it failed is deleted after a week', async () => {
    const place = application.nest.get<FilePlace>(filePlaceToken);
    const put = place.put.bind(place);
    const ids: string[] = [];
    const failing = jest.spyOn(place, 'put').mockImplementation(async (id, bytes) => {
      ids.push(id);
      if (ids.length === 3) throw new Error('the disk failed');
      await put(id, bytes);
    });
    const audited = await uploadsInAudit();
    await sendPicture(ada, await picture(1000, 500)).expect(500);
    failing.mockRestore();
    const stored = async () => Promise.all(ids.map((id) => place.received(id)));
    expect(await stored()).toEqual([expect.any(Number), expect.any(Number), null]);
    expect(await uploadsInAudit()).toBe(audited);
    await application.nest.get(PicturesService).clear(Date.now() + 8 * day);
    expect(await stored()).toEqual([null, null, null]);
  });

  test('an unused picture that cannot be deleted does not keep the others', async () => {
    const [first, second] = [
      (await sendPicture(ada, await picture()).expect(201)).body,
      (await sendPicture(ada, await picture()).expect(201)).body,
    ];
    const place = application.nest.get<FilePlace>(filePlaceToken);
    const failing = jest.spyOn(place, 'delete').mockRejectedValueOnce(new Error('read-only'));
    const pictures = application.nest.get(PicturesService);
    await expect(pictures.clear(Date.now() + 8 * day)).rejects.toThrow('read-only');
    failing.mockRestore();
    await get(first.src).expect(200);
    await get(second.src).expect(404);
    await pictures.clear(Date.now() + 8 * day);
    await get(first.src).expect(404);
  });

  test('the texts are searched as often for many used pictures as for one', async () => {
    const pictures = application.nest.get(PicturesService);
    const later = Date.now() + 8 * day;
    const sent = async () => (await sendPicture(ada, await picture()).expect(201)).body.src;
    /** Queries of the texts while no picture is unused. */
    const searches = async () => {
      const query = jest.spyOn(application.database.unitOfWork.read, 'query');
      await pictures.clear(later);
      const found = query.mock.calls.filter(([sql]) => /\bFROM post(s|_versions)\b/.test(sql));
      query.mockRestore();
      return found.length;
    };
    // Otherwise the pictures that other tests leave unused are searched for as well.
    await pictures.clear(later);
    await readyDraft(ada, 'one-picture', `![A desk](${await sent()})`);
    const forOne = await searches();
    expect(forOne).toBeGreaterThan(0);
    const addresses = [await sent(), await sent(), await sent()];
    await readyDraft(ada, 'many', addresses.map((src) => `![A desk](${src})`).join('\n\n'));
    expect(await searches()).toBe(forOne);
    for (const src of addresses) await get(src).expect(200);
  });

  test('a picture that a text uses since the texts were read is kept', async () => {
    const { body } = await sendPicture(ada, await picture()).expect(201);
    const { read } = application.database.unitOfWork;
    const query = read.query.bind(read);
    const source = `![A desk](${body.src})`;
    const reading = jest.spyOn(read, 'query').mockImplementationOnce(async (...asked) => {
      const rows = await query(...asked);
      await readyDraft(ada, 'used-meanwhile', source);
      return rows;
    });
    await application.nest.get(PicturesService).clear(Date.now() + 8 * day);
    reading.mockRestore();
    await get(body.src).expect(200);
  });

  const uploadsInAudit = () =>
    application.database.unitOfWork.read.countBy(AuditEntryEntity, { action: 'picture.uploaded' });
});

test('a stop of the process ends the clean-up of pictures before the next one', async () => {
  const application = await startApplication('sqlite');
  const ada = await application.administrator();
  for (const _ of [1, 2]) await sendPicture(ada, await picture()).expect(201);
  const clock = application.nest.get(PostClock);
  const place = application.nest.get<FilePlace>(filePlaceToken);
  const remove = place.delete.bind(place);
  let stopped: Promise<void> | undefined;
  const removing = jest.spyOn(place, 'delete').mockImplementation(async (id) => {
    stopped ??= clock.onModuleDestroy();
    await remove(id);
  });
  await clock.sweep(Date.now() + 8 * day);
  await stopped;
  removing.mockRestore();
  const left = await application.database.unitOfWork.read.find(PostPictureEntity);
  await application.close();
  expect(new Set(left.map(({ pictureId }) => pictureId)).size).toBe(1);
});

/** An image of few bytes and very many pixels. */
function bomb(): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0 };
  return sharp({ create: { width: 9000, height: 9000, channels: 3, background } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function bytesOf(response: Response, done: (error: Error | null, bytes: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
