import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadContentType } from '@northcast/shared-contracts/api/uploads-path';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import { ERRORS } from '@tus/server';
import type { Logger } from 'pino';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { beginUpload, begunUpload, filesPurged, idOf, sendPart } from '../../test/uploads.js';
import { logToken } from '../log/log.js';
import { FileEntity } from './file.entity.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { FileSweepsService } from './file-sweeps.service.js';

describe.each(databases)('uploads that the place of files cannot store on %s', (database) => {
  let application: TestApplication;
  let customer: Client;
  let order: string;
  beforeEach(async () => {
    application = await startApplication(database, { FILES_QUOTA_BYTES: '100' });
    customer = await application.customer();
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
  });
  afterEach(() => application.close());

  test.each([
    ['fails', ERRORS.FILE_WRITE_ERROR],
    ['does not answer', new TimeoutError()],
  ])('because it %s count towards no limit', async (_, error) => {
    const { uploads } = application.nest.get<FilePlace>(filePlaceToken);
    const creation = jest.spyOn(uploads, 'create').mockRejectedValue(error);
    const begin = async () => (await beginUpload(customer, { order, size: 60 })).status;
    // The browser tries again until the place answers.
    expect([await begin(), await begin(), await begin()]).toEqual([503, 503, 503]);
    creation.mockRestore();
    await filesPurged(application);
    expect(await application.database.unitOfWork.read.count(FileEntity)).toBe(0);
    expect(await begin()).toBe(201);
  });

  test('count until their bytes are deleted if it fails after the creation', async () => {
    const { uploads } = application.nest.get<FilePlace>(filePlaceToken);
    jest.spyOn(uploads, 'write').mockRejectedValueOnce(ERRORS.FILE_WRITE_ERROR);
    const purge = jest.spyOn(application.nest.get(FileSweepsService), 'purge').mockResolvedValue();
    const begin = async (headers = {}) =>
      (await beginUpload(customer, { order, size: 60 }, headers)).status;
    expect(await begin({ 'Content-Type': uploadContentType })).toBe(503);
    expect(await begin()).toBe(413);
    purge.mockRestore();
    await filesPurged(application);
    expect(await begin()).toBe(201);
  });

  test('a part that the disk refuses is answered with 503, and logged with the reason', async () => {
    const path = await begunUpload(customer, { order, size: 9 });
    const file = join(application.place.DATA_DIR ?? '', 'files', idOf(path));
    await rm(file);
    // A disk without room.
    await symlink('/dev/full', file);
    const error = jest.spyOn(application.nest.get<Logger>(logToken), 'error');
    expect((await sendPart(customer, path, 0, Buffer.from('123456789'))).status).toBe(503);
    const fields = expect.objectContaining({ code: 'ENOSPC' });
    expect(error.mock.calls).toEqual([[fields, 'upload failed']]);
  });
});
