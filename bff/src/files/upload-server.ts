import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Problem } from '@northcast/shared-contracts/api/problem';
import { uploadPart, uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import { type Locker, Server } from '@tus/server';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { uuidv7 } from 'uuidv7';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { ApiError } from '../errors/api-error.js';
import {
  filesFull,
  fileTooLarge,
  malformed,
  notFound,
  unavailable,
  uploadGone,
} from '../errors/api-errors.js';
import { toApiError } from '../errors/problem.filter.js';
import { problems } from '../errors/problems.js';
import { errorFields } from '../log/log.js';
import type { Account } from '../sessions/account.js';
import { currentDirectWrite } from './direct-writes.js';
import { type FilePlace, isFileId } from './file-place.js';
import type { UploadsService } from './uploads.service.js';

type ServerOptions = ConstructorParameters<typeof Server>[0];
type TusRequest = Parameters<NonNullable<ServerOptions['onUploadFinish']>>[0];
type Context = Parameters<Server['write']>[0];

interface Parts {
  readonly uploads: UploadsService;
  readonly place: FilePlace;
  readonly locker: Locker;
  readonly unitOfWork: UnitOfWork;
  readonly log: Logger;
}

/** Implements the tus protocol, with errors in the format of the API. */
export class UploadServer extends Server {
  constructor({ uploads, place, locker, unitOfWork, log }: Parts, maxSize: number) {
    const forget = (id: string, isCreated: boolean) =>
      uploads
        .forget(id, isCreated)
        .catch((error) => log.error(errorFields(error), 'upload not forgotten'));
    /** Ids of the uploads that requests have begun. */
    const begun = new WeakMap<TusRequest, string>();
    /** Those of them whose upload the place has created. */
    const created = new WeakSet<TusRequest>();
    super({
      path: uploadsPath,
      datastore: place.uploads,
      locker,
      maxSize,
      relativeLocation: true,
      // By default every origin may call.
      allowedOrigins: [],
      disableTerminationForFinishedUploads: true,
      namingFunction: () => uuidv7(),
      getFileIdFromRequest: (_request, last = '') => (isFileId(last) ? last : undefined),
      onIncomingRequest: async (request, id) => {
        const { method } = request;
        if (method === 'POST') return;
        if (!isFileId(id)) throw notFound();
        const direct = currentDirectWrite.getStore()?.length;
        const length = direct ?? sentLength(nodeRequest(request));
        const { size } = await uploads.checkMayUse(accountOf(request), id, method);
        // The tus server sees no bytes of a direct write and cannot limit their number.
        const offset = Number(request.headers.get('upload-offset'));
        if (direct !== undefined && offset + direct > size) throw partTooLarge();
        // For every method: the tus server reads the size of the file next, without a limit.
        const room = await uploads.room();
        if (method !== 'PATCH') return;
        // A chunked body may contain the whole rest. Longer ones would time out in proxies.
        const longest = length ?? size - offset;
        if (longest > uploadPart.max) throw partTooLarge();
        // The disk may have filled up since the upload was created.
        if (room <= longest) throw filesFull();
      },
      onUploadCreate: async (request, upload) => {
        const { id, size, metadata = {} } = upload;
        await uploads.begin(accountOf(request), { id, size, metadata });
        begun.set(request, id);
        // Store no user input beside the bytes.
        return { metadata: {} };
      },
      // Only an optimisation: if the process dies first, the client's call or the sweep completes
      // the upload.
      onUploadFinish: async (_request, { id, offset }) => {
        await unitOfWork.write((manager) => uploads.complete(manager, id, offset));
        return {};
      },
      onResponseError: async (request, error) => {
        // The client does not learn the address, and begins again.
        const id = begun.get(request);
        if (id !== undefined) await forget(id, created.has(request));
        const apiError = await toProblem(error, request, place);
        if (apiError.status >= 500 && apiError !== error)
          log.error(errorFields(error), 'upload failed');
        return { status_code: apiError.status, body: apiError.message };
      },
    });
    // Announce only what the server does: by default both stores name further extensions.
    this.datastore.extensions = ['creation', 'termination'];
    this.on('POST_CREATE', (request) => void created.add(request));
    this.on('POST_TERMINATE', (_request, _response, id) => void forget(id, true));
  }

  /**
   * Keeps the connection after an error, where the tus server would close it. If the client still
   * sends the part, closing resets the connection, and the client may lose the response. Node
   * reads the rest of the body and discards it.
   */
  override async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = await this.handleWeb(new NodeRequest({ req: request, res: response }));
    result.headers.delete('connection');
    await sendNodeResponse(response, result);
  }

  /** Writes errors in the format of the API. */
  override write(context: Context, headers: Headers, status: number, body = '') {
    if (status < 400) return super.write(context, headers, status, body);
    const title = STATUS_CODES[status] ?? 'Error';
    const message = known.has(body) ? body : problems.malformed;
    const problem: Problem = { type: 'about:blank', title, status, message };
    headers.set('Content-Type', 'application/problem+json; charset=utf-8');
    if (status === 503) headers.set('Retry-After', '5');
    return super.write(context, headers, status, JSON.stringify(problem));
  }
}

const known = new Set<string>(Object.values(problems));

/** Maps an error to the problem that the user sees. */
async function toProblem(error: unknown, request: TusRequest, place: FilePlace): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  const status = statusOf(error);
  const id = idIn(request);
  // The row exists, or the request would have failed earlier. So the store has lost the bytes, or
  // is unavailable.
  if (status === 404 || status === 410) {
    if (id === undefined) return notFound();
    const isThere = (await place.received(id).catch(() => 'unknown')) !== null;
    return isThere ? unavailable() : uploadGone();
  }
  if (status === 413) {
    return request.method === 'POST' ? fileTooLarge() : partTooLarge();
  }
  if (status === 409) return new ApiError(409, problems.uploadOffset);
  // 501: an extension of the protocol that the server has not announced.
  if ((status >= 400 && status < 500) || status === 501) return malformed();
  return status === 0 ? toApiError(error) : unavailable();
}

/** @returns 0 for an error that is not from the tus protocol or the place */
function statusOf(error: unknown): number {
  if (error instanceof TimeoutError) return 503;
  const isUploadError = typeof error === 'object' && error !== null && 'status_code' in error;
  return isUploadError && typeof error.status_code === 'number' ? error.status_code : 0;
}

/** @returns undefined for a chunked body */
function sentLength({ headers }: IncomingMessage): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

const partTooLarge = () => new ApiError(413, problems.tooLarge);

const idIn = ({ url }: TusRequest): string | undefined => {
  const last = new URL(url).pathname.split('/').at(-1);
  return isFileId(last) ? last : undefined;
};

function nodeRequest({ runtime }: TusRequest): Request {
  if (runtime?.node === undefined) throw new Error('not called by a server of Node');
  return runtime.node.req as Request;
}

/** The account that the session guard has set. */
function accountOf(request: TusRequest): Account {
  const { user } = nodeRequest(request);
  if (user === undefined) throw new Error('the upload is not guarded');
  return user;
}
