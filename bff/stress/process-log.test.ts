import { Client } from '../test/client.js';
import { databases } from '../test/databases.js';
import { registration as account } from '../test/samples.js';
import { buildServer } from '../test/server-process.js';
import { serverProcesses } from '../test/server-processes.js';

jest.setTimeout(120_000);
beforeAll(buildServer);

const order = { customerPhone: '+1 212 555 0142', projectBrief: 'A secret brief' };

describe.each(databases)('the log of a server process on %s', (name) => {
  const { started } = serverProcesses(name);

  test('records requests without personal data at level debug', async () => {
    const server = started({ LOG_LEVEL: 'debug' });
    const client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
    await client.post('/api/login', { ...account, password: 'wrong password' }).expect(401);
    await client.post('/api/orders', order).set('Idempotency-Key', 'a-secret-key').expect(201);
    await client.get('/api/admin/orders?q=Adelheid').expect(403);
    const cookie = client.cookie();
    await server.end('SIGTERM');
    const lines = server.output.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: 'POST', path: '/api/orders', status: 201 }),
        expect.objectContaining({ method: 'POST', path: '/api/login', status: 401 }),
      ]),
    );
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('requestId');
    const token = cookie.split(/[=;]/)[1];
    expect(lines.join()).not.toMatch(new RegExp(`adelheid|kwon|secret|wrong|argon2|${token}`, 'i'));
    // A request's address is logged only with audit entries.
    const requests = lines.filter((line) => !('audit' in JSON.parse(line)));
    expect(requests.join()).not.toContain('127.0.0.1');
  });

  test('records audit events without personal data at level warn, as with npm start', async () => {
    const server = started({ LOG_LEVEL: 'warn' });
    const client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
    const { id } = await client.user();
    await client.get('/api/admin/orders').expect(403);
    await client.post('/api/login', { ...account, password: 'not this one' }).expect(401);
    await server.end('SIGTERM');
    const lines = server.output.split('\n').filter((line) => line.startsWith('{'));
    const events = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true);
    expect(events).toEqual([
      expect.objectContaining({ msg: 'account.registered', actorId: id, address: '127.0.0.1' }),
      expect.objectContaining({ msg: 'session.started', actorId: id }),
      expect.objectContaining({ msg: 'call.refused', actorId: id, path: '/api/admin/orders' }),
      expect.objectContaining({ msg: 'credentials.refused', status: 'refused', targetId: id }),
    ]);
    expect(server.output).not.toMatch(/Adelheid|adelheid|not this one/);
  });
});
