import { createHash, randomBytes } from 'node:crypto';
import { uploadPart } from '@northcast/shared-contracts/api/uploads-path';
import { Client } from '../test/client.js';
import { databases, makeDatabase } from '../test/databases.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';
import { sized } from '../test/size.js';
import { begunUpload, idOf, offsetOf, sendPart, tusRequest } from '../test/uploads.js';

jest.setTimeout(sized(120_000, 600_000));
beforeAll(buildServer);

const size = sized(24, 256) * 1024 * 1024;

describe.each(databases)('two processes that share one data folder on %s', (name) => {
  test('an upload survives concurrent parts and continues in the other process after a kill', async () => {
    const database = await makeDatabase(name);
    const environment = { ...environmentOf(database), SESSION_SECRET: 'x'.repeat(32) };
    const first = new ServerProcess(environment);
    const firstOrigin = await first.listening();
    const second = new ServerProcess(environment);
    const secondOrigin = await second.listening();
    try {
      const account = { email: 'ada@example.com', password: 'password' };
      const [one, two] = [new Client(firstOrigin), new Client(secondOrigin)];
      await one.post('/api/register', { firstName: 'A', lastName: 'K', ...account }).expect(201);
      await two.post('/api/login', account).expect(200);
      const placement = { customerPhone: '1', projectBrief: 'x' };
      const order = (await one.post('/api/orders', placement).expect(201)).body.id;
      const bytes = randomBytes(size);
      const path = await begunUpload(one, { order, size });

      // Send the same part to both processes at once: one accepts it, the other rejects the offset.
      const part = bytes.subarray(0, 4_000_000);
      const answers = await Promise.all([
        sendPart(one, path, 0, part),
        sendPart(two, path, 0, part),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);

      const next = bytes.subarray(4_000_000, 4_000_000 + uploadPart.usual);
      const killed = sendPart(one, path, 4_000_000, next).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, 30));
      await first.end('SIGKILL');
      await killed;
      // The lease of the killed process ends after half a minute at most.
      let offset = await offsetOf(two, path);
      for (let turn = 0; turn < 3 && offset < 0; turn += 1) offset = await offsetOf(two, path);
      expect(offset).toBeGreaterThanOrEqual(4_000_000);
      for (let at = offset; at < size; at += uploadPart.usual) {
        const rest = await sendPart(two, path, at, bytes.subarray(at, at + uploadPart.usual));
        expect(rest.status).toBe(204);
      }
      await two.post(`/api/orders/${order}/files`, { uploadId: idOf(path) }).expect(201);
      let files = [];
      for (let turn = 0; turn < 300 && files[0]?.state !== 'ready'; turn += 1) {
        files = (await two.get(`/api/orders/${order}/files`).expect(200)).body;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(files).toMatchObject([{ state: 'ready', size, sha256 }]);
      const stored = await tusRequest(two, 'GET', `/api/files/${idOf(path)}`);
      expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
    } finally {
      await second.end('SIGTERM');
      await database.remove();
    }
  });
});
