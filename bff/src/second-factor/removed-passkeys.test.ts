import { databases } from '../../test/databases.js';
import { holdWrite, untilItWaits } from '../../test/held-write.js';
import { addPasskey } from '../../test/second-factor.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { SignInService } from '../auth/sign-in.service.js';
import { findForUpdate } from '../database/find-for-update.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PasskeysService } from './passkeys.service.js';

describe.each(databases)('a passkey removed during a sign-in with it on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database, { PUBLIC_URL: 'http://localhost:3000' });
  });
  afterAll(() => application.close());

  test('starts no session after it was verified', async () => {
    const { read } = application.database.unitOfWork;
    const client = await application.customer();
    const { id: userId } = await client.user();
    const { phone } = await addPasskey(client);
    const { id } = await read.findOneByOrFail(PasskeyEntity, { userId });
    const signIn = application.nest.get(SignInService);
    const start = signIn.signIn.bind(signIn);
    jest.spyOn(signIn, 'signIn').mockImplementationOnce(async (...call) => {
      const commit = await holdWrite(application, async (manager) => {
        await findForUpdate(manager, UserEntity, userId);
        await application.nest.get(PasskeysService).remove(manager, userId, id);
      });
      await Promise.all([start(...call), untilItWaits().then(commit)]);
    });
    const visitor = application.visitor();
    const { body: challenge } = await visitor.post('/api/login/passkey/options').expect(200);
    const credential = phone.use(challenge.options);
    const { body } = await visitor.post('/api/login/passkey', { credential }).expect(401);
    expect(body.message).toBe('This passkey could not be verified. Please try again.');
    await visitor.get('/api/user').expect(401);
    expect(await read.countBy(SessionEntity, { userId })).toBe(1);
  });
});
