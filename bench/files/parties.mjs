import { cookieOf, newOrder, writeHeaders } from '../load/people.mjs';
import { readFile, sendFile } from './transfer.mjs';

const wait = (ms) => new Promise((wake) => setTimeout(wake, ms));

/**
 * @param {string} origin
 * @param {string} method
 * @param {string} path
 * @param {{ headers?: Record<string, string>, body?: unknown }} [request] `body` is sent as JSON
 */
async function call(origin, method, path, { headers = {}, body } = {}) {
  const response = await fetch(origin + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** A customer of the product with an order. Uploads, downloads and removes one file at a time. */
export async function makeCustomer(origin, number) {
  const account = {
    firstName: 'Ada',
    lastName: `Kwon ${number}`,
    email: `customer-${number}@example.com`,
    password: 'a password of the bench',
  };
  const begun = await call(origin, 'POST', '/api/register', {
    headers: writeHeaders(),
    body: account,
  });
  const cookie = cookieOf(begun.headers.getSetCookie());
  const post = async (path, body) =>
    (await call(origin, 'POST', path, { headers: writeHeaders(cookie), body })).json();
  const order = (await post('/api/orders', newOrder(number))).id;
  const tus = { Cookie: cookie, 'Tus-Resumable': '1.0.0' };
  const filesPath = `/api/orders/${order}/files`;
  let id = '';
  return {
    async upload(size) {
      const metadata = Object.entries({ name: 'take.bin', order }).map(
        ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
      );
      const headers = { ...tus, 'Upload-Length': String(size), 'Upload-Metadata': metadata.join() };
      const entered = await call(origin, 'POST', '/api/uploads', { headers });
      const { pathname } = new URL(entered.headers.get('location') ?? '', origin);
      id = pathname.split('/').at(-1) ?? '';
      await sendFile(origin, pathname, size, tus);
      await post(filesPath, { uploadId: id });
    },
    /** Waits until the server has checked the file, which reads all of it. */
    async checked() {
      for (;;) {
        const answer = await call(origin, 'GET', filesPath, { headers: { Cookie: cookie } });
        const file = (await answer.json()).find((each) => each.id === id);
        if (file?.state === 'ready') return;
        if (file?.state !== 'checking') throw new Error(JSON.stringify(file));
        await wait(100);
      }
    },
    download: (size) => readFile(origin, `/api/files/${id}`, size, { Cookie: cookie }),
    remove: () => call(origin, 'DELETE', `/api/files/${id}`, { headers: writeHeaders(cookie) }),
  };
}

/** The same interface for the bare server. */
export function makeBareClient(origin, number) {
  const path = `/${number}`;
  return {
    upload: (size) => sendFile(origin, path, size),
    checked: async () => undefined,
    download: (size) => readFile(origin, path, size),
    remove: () => call(origin, 'DELETE', path),
  };
}
