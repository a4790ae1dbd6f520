import { In } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { filesChecked, filesPurged, uploadFile } from '../../test/uploads.js';
import { FileEntity } from '../files/file.entity.js';
import { type FilePlace, filePlaceToken } from '../files/file-place.js';

const letter = { subject: 'Episode 4', message: 'When is it ready?' };
const placement = { customerPhone: '1', projectBrief: 'Two hosts' };

describe.each(databases)('the files of a deleted thread on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let order: string;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    customer = await application.customer();
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
  });

  const upload = (by: Client, purpose = 'message') => uploadFile(by, order, undefined, { purpose });
  const addLink = async (by: Client): Promise<string> => {
    const link = { url: 'https://files.example.com/take-2.wav', purpose: 'message' };
    return (await by.post(`/api/orders/${order}/file-links`, link).expect(201)).body.id;
  };
  const send = async (fileIds: readonly string[]): Promise<string> => {
    const path = `/api/orders/${order}/messages`;
    return (await customer.post(path, { ...letter, fileIds }).expect(201)).body.id;
  };
  const post = (by: Client, thread: string, fileIds: readonly string[]) =>
    by.post(`/api/messages/${thread}/posts`, { text: 'Here.', fileIds }).expect(201);
  const remove = (thread: string) => admin.delete(`/api/admin/messages/${thread}`).expect(204);
  const listed = async (by: Client): Promise<string[]> => {
    const { body } = await by.get(`/api/orders/${order}/files`).expect(200);
    return body.map(({ id }: { id: string }) => id).sort();
  };

  test('are gone from the list of the order, whose other files stay', async () => {
    const kept = [await upload(customer, 'order'), await upload(customer)];
    await send(kept.slice(1));
    const thread = await send([await upload(customer), await addLink(customer)]);
    await post(admin, thread, [await upload(admin)]);
    await post(customer, thread, [await addLink(customer)]);
    await post(admin, thread, [await upload(admin)]);
    expect(await listed(admin)).toHaveLength(7);
    await remove(thread);
    for (const reader of [admin, customer]) expect(await listed(reader)).toEqual(kept.sort());
  });

  test('are deleted with their bytes, including those of its posts', async () => {
    const first = await upload(customer);
    const link = await addLink(customer);
    const thread = await send([first, link]);
    await post(admin, thread, []);
    const later = await upload(customer);
    await post(customer, thread, [later]);
    await filesChecked(application);
    await remove(thread);
    await filesPurged(application);
    const { read } = application.database.unitOfWork;
    expect(await read.countBy(FileEntity, { id: In([first, link, later]) })).toBe(0);
    const files = application.nest.get<FilePlace>(filePlaceToken);
    for (const id of [first, later]) expect(await files.received(id)).toBeNull();
  });
});
