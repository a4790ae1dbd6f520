import type { FilePurpose } from '@northcast/shared-contracts/api/files';
import { uploadPart, uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import type { DetailedError, HttpRequest, HttpResponse } from 'tus-js-client';

/** What an upload tells while it goes. */
interface UploadListeners {
  /** The server has entered it under this id. */
  readonly onEntered: (id: string) => void;
  readonly onProgress: (sent: number) => void;
  /** It tries again by itself. */
  readonly onWaiting: () => void;
  readonly onSent: () => void;
  /** @param message the server's, for a person */
  readonly onFailed: (message: string, status: number) => void;
}

export interface NewUpload {
  readonly file: File;
  readonly orderId: string;
  readonly purpose: FilePurpose;
  /** Goes on with this one instead of entering another. */
  readonly fileId?: string | undefined;
}

/** An upload that can be paused. */
export interface RunningUpload {
  start(): void;
  pause(): Promise<void>;
}

const second = 1000;
/** Half a minute apart after the first few: about half a day. Every byte that arrives begins the list again. */
const retryDelays = [0, 1, 2, 5, 10, 20, ...Array<number>(1440).fill(30)].map(
  (delay) => delay * second,
);

/** What may pass: no answer, a server that restarts or has too much to do, an earlier request that still writes. */
const passing = new Set([0, 408, 409, 423, 429]);
const mayPass = (status: number) => passing.has(status) || status >= 500;

/** The library comes with the first upload. */
export async function newTusUpload(
  { file, orderId, purpose, fileId }: NewUpload,
  listeners: UploadListeners,
): Promise<RunningUpload> {
  const { Upload } = await import('tus-js-client');
  const upload = new Upload(file, {
    endpoint: uploadsPath,
    uploadUrl: fileId === undefined ? null : `${uploadsPath}/${fileId}`,
    metadata: { name: file.name, order: orderId, purpose },
    chunkSize: uploadPart.usual,
    retryDelays,
    storeFingerprintForResuming: false,
    onAfterResponse: refuseAnotherBeginning,
    onShouldRetry: (error) => {
      const isPassing = mayPass(statusOf(error));
      if (isPassing) listeners.onWaiting();
      return isPassing;
    },
    onUploadUrlAvailable: () => listeners.onEntered(upload.url?.split('/').at(-1) ?? ''),
    onProgress: (sent) => listeners.onProgress(sent),
    onSuccess: () => listeners.onSent(),
    onError: (error) => listeners.onFailed(messageOf(error), statusOf(error as DetailedError)),
  });
  return { start: () => upload.start(), pause: () => upload.abort() };
}

/**
 * The library takes every answer but a good one to the question how far an upload is for an upload that is gone, and begins another one from
 * nothing. Only one that is gone is.
 */
function refuseAnotherBeginning(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  const isGone = status === 404 || status === 410;
  if (request.getMethod() === 'HEAD' && status !== 200 && !isGone) {
    throw new StatusError(status);
  }
}

class StatusError extends Error {
  constructor(readonly status: number) {
    super(`answered ${status}`);
  }
}

/** @returns 0 where no answer came */
function statusOf(error: DetailedError): number {
  if (error.causingError instanceof StatusError) return error.causingError.status;
  return error.originalResponse?.getStatus() ?? 0;
}

function messageOf(error: Error | DetailedError): string {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    const { message }: { message?: unknown } = JSON.parse(body ?? '{}');
    if (typeof message === 'string') return message;
  } catch {
    // Not the API's form: said in our words.
  }
  return 'This file could not be sent. Please try again.';
}
