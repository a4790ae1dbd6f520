import { Client } from '../test/client.js';
import { CuttableLink } from '../test/cuttable-link.js';
import { databases, makeDatabase } from '../test/databases.js';
import { registration as account } from '../test/samples.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';

jest.setTimeout(120_000);
beforeAll(buildServer);

const order = { customerPhone: '+1 212 555 0142', projectBrief: 'A secret brief' };

const onServer = databases.includes('mysql') ? test : test.skip;

onServer('requests return 503 while the database is lost, and succeed afterwards', async () => {
  const database = await makeDatabase('mysql');
  const link = new CuttableLink(new URL(String(database.databaseUrl)));
  const server = new ServerProcess({
    ...environmentOf(database),
    DATABASE_URL: await link.mend(),
  });
  try {
    const client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
    await client.get('/api/health/ready').expect(200);
    await link.cut();
    for (const call of [client.get('/api/orders'), client.post('/api/orders', order)]) {
      const { body, headers } = await call.expect(503);
      expect(headers['retry-after']).toBe('5');
      expect(body.message).toMatch(/temporarily unavailable/);
    }
    await client.get('/api/health/ready').expect(503);
    await client.get('/api/health/live').expect(200);
    await client.get('/api/blog').expect(200);
    await link.mend();
    await client.get('/api/health/ready').expect(200);
    await client.post('/api/orders', order).expect(201);
    expect((await client.get('/api/orders').expect(200)).body).toHaveLength(1);
  } finally {
    await server.end('SIGKILL');
    await link.cut();
    await database.remove();
  }
});
