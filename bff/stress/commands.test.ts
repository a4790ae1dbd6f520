import { Client } from '../test/client.js';
import { databases, makeDatabase } from '../test/databases.js';
import { registration as account } from '../test/samples.js';
import { setUpTotp } from '../test/second-factor.js';
import { buildServer, ServerProcess } from '../test/server-process.js';
import { serverProcesses } from '../test/server-processes.js';

jest.setTimeout(120_000);
beforeAll(buildServer);

describe.each(databases)('commands while a server process runs on %s', (name) => {
  const { started, environment } = serverProcesses(name, makeDatabase, 'suite');
  let origin: string;
  beforeAll(async () => {
    origin = await started().listening();
  });

  test('create-administrator adds an administrator', async () => {
    const client = new Client(origin);
    const command = new ServerProcess(
      { ...environment(), ADMIN_PASSWORD: '' },
      'commands/create-administrator.js',
      ['Second@Example.com', 'Sec', 'Ond'],
    );
    expect(await command.end()).toBe(0);
    const [, password] = /password: (\S+)/.exec(command.output) ?? [];
    await client.post('/api/login', { email: 'second@example.com', password }).expect(200);
    await client.get('/api/admin/orders').expect(200);
  });

  test('a command runs where the program that scans files is missing', async () => {
    const command = new ServerProcess(
      { ...environment(), SCAN_COMMAND: 'missing-scanner --fdpass' },
      'commands/create-administrator.js',
      ['third@example.com', 'Thi', 'Rd'],
    );
    expect(await command.end()).toBe(0);
  });

  test('create-administrator restores access to an account without its second factor', async () => {
    const client = new Client(origin);
    await client.post('/api/register', account).expect(201);
    const change = { email: 'other@example.com', currentPassword: account.password };
    await client.put('/api/account/email', change).expect(200);
    await setUpTotp(client, account.password);
    await client.post('/api/login', account).expect(401);
    const command = new ServerProcess(
      { ...environment(), ADMIN_PASSWORD: 'another password' },
      'commands/create-administrator.js',
      [account.email],
    );
    expect(await command.end()).toBe(0);
    const login = { email: account.email, password: 'another password' };
    await client.post('/api/login', login).expect(200);
    await client.get('/api/admin/orders').expect(200);
    // No browser is known any more.
    const { body: data } = await client.get('/api/account/data').expect(200);
    expect(JSON.stringify(data)).toContain('A new sign-in to your account');
    // The link to the other address is void.
    const { body } = await client.get('/api/account').expect(200);
    expect(body).not.toHaveProperty('pendingEmail');
  });
});

test('a backup of a MySQL database exits with 1 and names mysqldump', async () => {
  const environment = { DATABASE_URL: 'mysql://127.0.0.1:9/x' };
  const command = new ServerProcess(environment, 'commands/backup.js');
  expect(await command.end()).toBe(1);
  expect(command.output).toContain('mysqldump');
});
