import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import {
  uploadContentType,
  uploadPart,
  uploadsPath,
} from '@northcast/shared-contracts/api/uploads-path';
import type { Client } from '../../test/client.js';
import { startS3Peer } from '../../test/s3-peer.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import {
  begunUpload,
  offsetOf,
  partHead,
  sendPart,
  tusHead,
  tusRequest,
} from '../../test/uploads.js';
import { problems } from '../errors/problems.js';

const size = 1_000_000;

const placement = { customerPhone: '1', projectBrief: 'x' };

describe.each(['disk', 's3'])('a part without a length, with files on %s', (place) => {
  let peer: Awaited<ReturnType<typeof startS3Peer>> | undefined;
  let application: TestApplication;
  let customer: Client;
  let order: string;

  beforeAll(async () => {
    if (place === 's3') peer = await startS3Peer();
    application = await startApplication('sqlite', peer && { FILES_URL: peer.url });
    customer = await application.customer();
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
  });
  afterAll(async () => {
    await application.close();
    await peer?.close();
  });

  async function sendChunked(path: string, bytes: Buffer): Promise<IncomingMessage> {
    const call = request(application.origin + path, {
      method: 'PATCH',
      headers: {
        Cookie: customer.cookie(),
        'Tus-Resumable': '1.0.0',
        'Content-Type': uploadContentType,
        'Upload-Offset': 0,
        'Transfer-Encoding': 'chunked',
      },
    });
    call.end(bytes);
    const [response] = await once(call, 'response');
    return response;
  }

  test('is stored if the rest of the upload is no longer than a part may be', async () => {
    const path = await begunUpload(customer, { order, size: uploadPart.max });
    const response = await sendChunked(path, Buffer.alloc(1_000_000));
    expect(response.resume().statusCode).toBe(204);
    expect(await offsetOf(customer, path)).toBe(1_000_000);
  });

  test('is rejected with 413 if it could be longer, and the upload continues with a length', async () => {
    const path = await begunUpload(customer, { order, size: uploadPart.max + 1 });
    const response = await sendChunked(path, Buffer.alloc(uploadPart.max + 1));
    expect(response.statusCode).toBe(413);
    expect(await json(response)).toMatchObject({ message: problems.tooLarge });
    expect(await offsetOf(customer, path)).toBe(0);
    expect((await sendPart(customer, path, 0, Buffer.alloc(1_000_000))).status).toBe(204);
  });

  test('is no part of a creation: the server announces only what it does', async () => {
    const { headers } = await tusRequest(customer, 'OPTIONS', uploadsPath);
    expect(headers.get('tus-extension')).toBe('creation,termination');
  });
});

describe('a part that is rejected before its body has arrived', () => {
  let application: TestApplication;
  let customer: Client;
  let path: string;

  beforeAll(async () => {
    application = await startApplication('sqlite');
    customer = await application.customer();
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
