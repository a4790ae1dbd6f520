import type { Client } from '../../test/client.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { isPublicAddress } from './public-address.js';

const path = '/api/admin/webhooks';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2002:a00:1::1',
  'localhost',
])('%s is not a public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

describe('without WEBHOOK_PRIVATE_ADDRESSES=allow', () => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication('sqlite');
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  test.each(['http://example.com/', 'https://127.0.0.1/', 'https://[::1]/', 'https://0x7f.1/'])(
    'the webhook URL %s is rejected with 422',
    async (url) => {
      const { body } = await admin.post(path, { url, events: ['order.paid'] }).expect(422);
      expect(body.errors[0].path).toBe('url');
    },
  );

  test('a host name that resolves to this machine is not called', async () => {
    const hook = { url: 'https://localhost/', events: ['order.paid'] };
    const { body } = await admin.post(path, hook).expect(201);
    await admin.post(`${path}/${body.id}/test`).expect(201);
    const delivery = await until(async () => {
      const [row] = (await admin.get(`${path}/${body.id}/deliveries`)).body;
      return row.lastError === undefined ? undefined : row;
    });
    expect(delivery.lastError).toBe('localhost is not on the internet');
  });
});
