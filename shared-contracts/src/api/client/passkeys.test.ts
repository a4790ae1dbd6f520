import {
  arePasskeysPossible,
  passkeyCredential,
} from '@northcast/shared-contracts/api/client/passkeys';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';

const answer = (response: Response) => {
  globalThis.fetch = async () => response;
};
const options = () => Response.json({ options: '{"challenge":"abc"}' });
const named = (name: string) => Object.assign(new Error('by the browser'), { name });

test('the browser gets the options of the server, and its credential is returned as JSON', async () => {
  answer(options());
  const ask = jest.fn(async () => ({ id: 'key' }));
  expect(await passkeyCredential(ask)).toEqual({ data: '{"id":"key"}', total: null });
  expect(ask).toHaveBeenCalledWith('{"challenge":"abc"}');
});

test('the browser is not asked if the server returns an error', async () => {
  answer(Response.json({ message: 'Please wait.' }, { status: 429 }));
  const ask = jest.fn();
  expect(await passkeyCredential(ask)).toMatchObject({ error: { status: 429 } });
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  [named('InvalidStateError'), 'This device is set up already.'],
  [named('NotAllowedError'), 'No passkey was used. Please try again.'],
  ['refused', 'No passkey was used. Please try again.'],
])('the browser error %p gets the message %s', async (error, serverMessage) => {
  answer(options());
  const result = await passkeyCredential(() => Promise.reject(error));
  expect(result).toEqual({ error: { status: 0, message: `0: ${serverMessage}`, serverMessage } });
});

test('a body is sent to the given endpoint', async () => {
  const asked = jest.fn(async (_address: string, _init?: RequestInit) => options());
  globalThis.fetch = asked as typeof fetch;
  const body = { currentPassword: '123456' };
  await passkeyCredential(async () => ({}), endpoints.passkeyRegistrationOptions, body);
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe(endpoints.passkeyRegistrationOptions.path);
  expect(init?.body).toBe(JSON.stringify(body));
});

describe('whether passkeys are possible', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

  const browseAt = (hostname: string, browser: object = { PublicKeyCredential: class {} }) =>
    Object.assign(globalThis, {
      window: { isSecureContext: true, location: { hostname }, ...browser },
    });

  test.each([
    ['northcast.example', true],
    ['localhost', true],
    ['1.2.3.4.example', true],
    ['127.0.0.1', false],
    ['[::1]', false],
  ])('on the host %s: %p', (hostname, expected) => {
    browseAt(hostname);
    expect(arePasskeysPossible()).toBe(expected);
  });

  test('not in a browser without them, nor over plain http, nor on the server', () => {
    browseAt('northcast.example', {});
    expect(arePasskeysPossible()).toBe(false);
    browseAt('northcast.example', { PublicKeyCredential: class {}, isSecureContext: false });
    expect(arePasskeysPossible()).toBe(false);
    Reflect.deleteProperty(globalThis, 'window');
    expect(arePasskeysPossible()).toBe(false);
  });
});
