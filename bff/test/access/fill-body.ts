import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { unsubscribeToken } from '../../src/notices/unsubscribe-token.js';
import { sessionSecretToken } from '../../src/settings/session-secret.js';
import { storeFile } from '../order-files.js';
import { offeredTimes } from '../order-money.js';
import { administrator } from '../test-application.js';
import { begunUpload, idOf, sendPart } from '../uploads.js';
import type { AccessRows } from './access-rows.js';
import type { AccessStage } from './access-stage.js';
import type { CallerName } from './expected-status.js';
import { goodBodies } from './good-bodies.js';

type Fill = (stage: AccessStage, rows: AccessRows, id: string) => Promise<object>;

/** Bodies that refer to other rows. */
const fills: Partial<Record<keyof typeof goodBodies, Fill>> = {
  savedReplyOrder: async ({ admin }) => {
    const { body } = await admin.get('/api/admin/saved-replies');
    return { ids: body.map((reply: { id: string }) => reply.id) };
  },
  apiTokenCreation: async ({ unusedEmail }) => ({ name: unusedEmail() }),
  demoCallBooking: async ({ owner }, _rows, id) => ({
    startsAt: (await offeredTimes(owner, id))[0],
  }),
  deliveryCreation: async ({ application, admin }, _rows, id) => ({
    fileIds: [await storeFile(application, admin, id)],
  }),
  commentCreation: async (_stage, { latest }) => ({ fileId: latest?.fileId, text: 'x' }),
  fileAttachment: async ({ owner }, _rows, id) => {
    const upload = await begunUpload(owner, { order: id, size: 1 });
    await sendPart(owner, upload, 0, Buffer.from('x'));
    return { uploadId: idOf(upload) };
  },
};

/** A valid body for an endpoint; replaces each `?`. */
export async function bodyFor(
  { request, path }: Endpoint,
  caller: CallerName,
  stage: AccessStage,
  rows: AccessRows,
  id: string,
): Promise<object | undefined> {
  if (request === undefined) return undefined;
  const fill = fills[request];
  if (fill !== undefined) return await fill(stage, rows, id);
  const userId = (await stage.owner.user()).id;
  if (path === endpoints.unsubscribe.path) {
    const secret = stage.application.nest.get(sessionSecretToken);
    return { token: unsubscribeToken(secret, userId) };
  }
  const { password } = caller === 'administrator' ? administrator : { password: 'password' };
  const { version } = stage.posts;
  const filled = { email: stage.unusedEmail(), currentPassword: password, password, version };
  const body = { userId, ...goodBodies[request] };
  const missing = Object.entries(filled).filter(([key]) => Reflect.get(body, key) === '?');
  return { ...body, ...Object.fromEntries(missing) };
}
