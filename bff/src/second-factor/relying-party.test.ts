import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each([
  [
    'http://127.0.0.1:3000',
    'Passkeys need a host name. Open this site as http://localhost:3000 and set PUBLIC_URL to it.',
  ],
  [
    'https://192.0.2.7',
    'Passkeys need a host name. Open this site by a name and set PUBLIC_URL to it.',
  ],
  [
    'http://northcast.example',
    'Passkeys need https. Open this site over https and set PUBLIC_URL to that address.',
  ],
])('passkeys with PUBLIC_URL=%s', (publicUrl, reason) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication('sqlite', { PUBLIC_URL: publicUrl });
  });
  afterAll(() => application.close());

  test('are not offered, and the 409 response states the reason', async () => {
    const { body } = await application.visitor().post('/api/login/passkey/options').expect(409);
    expect(body.message).toBe(reason);
  });
});
