import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { picture, sendPicture } from '../../test/blog-posts.js';
import type { Client } from '../../test/client.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { filesChecked, uploadFile } from '../../test/uploads.js';
import { type FilePlace, filePlaceToken } from '../files/file-place.js';
import { BatchTurns } from '../lists/rows-in-batches.js';
import { logToken } from '../log/log.js';
import { SubscriberEntity } from '../newsletter/subscriber.entity.js';

describe('a download that ends early', () => {
  let application: TestApplication;
  let admin: Client;
  let error: jest.SpyInstance;
  const paths = { list: '/api/admin/subscribers.csv', file: '', picture: '' };

  beforeAll(async () => {
    application = await startApplication('sqlite');
    admin = await application.administrator();
    const { body } = await admin.post('/api/orders', placement).expect(201);
    paths.file = `/api/files/${await uploadFile(admin, body.id)}`;
    await filesChecked(application);
    paths.picture = (await sendPicture(admin, await picture()).expect(201)).body.src;
    const now = new Date();
    const times = { createdAt: now, confirmedAt: now, mailedAt: now };
    const rows = Array.from({ length: 101 }, (_, index) => {
      const email = `${index}@example.com`;
      return { id: String(index), email, search: email, status: 'confirmed' as const, ...times };
    });
    await application.database.unitOfWork.write((manager) =>
      manager.insert(SubscriberEntity, rows),
    );
    error = jest.spyOn(application.nest.get<Logger>(logToken), 'error');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    error = jest.spyOn(application.nest.get<Logger>(logToken), 'error');
  });
  afterAll(() => application.close());

  /**
   * Every download stops after its first bytes.
   * @returns lets it fail
   */
  function stopDownloads(): (error: Error) => void {
    let fail: (error: Error) => void = () => undefined;
    const rest = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const { run } = BatchTurns.prototype;
    jest
      .spyOn(BatchTurns.prototype, 'run')
      .mockImplementationOnce(run)
      .mockImplementationOnce(run)
      .mockReturnValueOnce(rest);
    async function* bytes() {
      yield Buffer.from('x');
      await rest;
    }
    const place = application.nest.get<FilePlace>(filePlaceToken);
    jest.spyOn(place, 'open').mockImplementation(async () => Readable.from(bytes()));
    return fail;
  }

  async function begin(path: string): Promise<IncomingMessage> {
    const headers = { Cookie: admin.cookie() };
    const [response] = await once(get(admin.origin + path, { headers, agent: false }), 'response');
    await once(
      response.on('error', () => undefined),
      'data',
    );
    return response;
  }

  const names = ['list', 'file', 'picture'] as const;

  test.each(names)('because its source fails is logged once, as a %s', async (name) => {
    const fail = stopDownloads();
    const response = await begin(paths[name]);
    fail(Object.assign(new Error('gone'), { code: 'EIO' }));
    await new Promise((resolve) => response.once('close', resolve));
    expect(response.complete).toBe(false);
    expect(error.mock.calls).toEqual([[expect.objectContaining({ code: 'EIO' }), 'call failed']]);
  });

  test.each(names)('because its client leaves is not logged, as a %s', async (name) => {
    const fail = stopDownloads();
    (await begin(paths[name])).destroy();
    await wait(100);
    fail(new Error('nobody reads this'));
    await wait(20);
    expect(error).not.toHaveBeenCalled();
  });
});
