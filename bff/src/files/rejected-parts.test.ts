import { connect } from 'node:net';
import type { Client } from '../../test/client.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { begunUpload, partHead, tusHead } from '../../test/uploads.js';

const size = 1_000_000;

describe('a part that is rejected before its body has arrived', () => {
  let application: TestApplication;
  let customer: Client;
  let path: string;

  beforeAll(async () => {
    application = await startApplication('sqlite');
    customer = await application.customer();
    const placement = { customerPhone: '1', projectBrief: 'x' };
    const { id: order } = (await customer.post('/api/orders', placement).expect(201)).body;
    path = await begunUpload(customer, { order, size });
  });
  afterAll(() => application.close());

  test.each([
    ['for an unknown upload', () => '/api/uploads/%00', 0, 404],
    ['at another offset', () => path, 1, 409],
  ])('%s gets its response at once, on a connection that stays open', async (...given) => {
    const [, pathOf, offset, status] = given;
    const { port } = new URL(application.origin);
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    let received = '';
    socket.setEncoding('latin1').on('data', (text) => {
      received += text;
    });
    const receives = (text: string) =>
      until(async () => (received.includes(text) ? text : undefined));
    socket.write(partHead(customer, pathOf(), { offset, length: size }));
    await receives(` ${status} `);
    socket.write(Buffer.alloc(size));
    socket.write(tusHead(customer, 'HEAD', path));
    await receives(' 200 ');
    socket.destroy();
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
  });
});
