import { uploadContentType } from '@northcast/shared-contracts/api/uploads-path';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import { ERRORS } from '@tus/server';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { beginUpload, filesPurged } from '../../test/uploads.js';
import { FileEntity } from './file.entity.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { FileSweepsService } from './file-sweeps.service.js';

describe.each(databases)('uploads that the place of files cannot create on %s', (database) => {
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
});
