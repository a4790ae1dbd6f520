import { passkeyCredential } from '@northcast/shared-contracts/api/client/passkeys';

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
