import type { FilePurpose } from '@northcast/shared-contracts/api/files';
import { uploadPart, uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import type { DetailedError, HttpRequest, HttpResponse } from 'tus-js-client';

interface UploadListeners {
  /** The server has created the upload under this id, maybe after it was cancelled. */
  readonly onEntered: (id: string) => void;
  readonly onProgress: (sent: number) => void;
  /** The upload waits before an automatic retry. */
  readonly onWaiting: () => void;
  readonly onSent: () => void;
  /** @param message the server's message for the user */
  readonly onFailed: (message: string, status: number) => void;
}

export interface NewUpload {
  readonly file: File;
  readonly orderId: string;
  readonly purpose: FilePurpose;
  /** Resumes this upload instead of creating a new one. */
  readonly fileId?: string | undefined;
}

export interface RunningUpload {
  start(): void;
  pause(): Promise<void>;
  /** A creation that is under way is completed first: aborted, its id would stay unknown. */
  cancel(): void;
}

const second = 1000;
/** After the first few, 30 seconds apart for about 12 hours. Each progress restarts the list. */
const retryDelays = [0, 1, 2, 5, 10, 20, ...Array<number>(1440).fill(30)].map(
  (delay) => delay * second,
);

/**
 * Statuses worth a retry: 0 for no response, and others that mean a busy server or an earlier
 * request that is still writing.
 */
const passing = new Set([0, 408, 423, 429]);
/** Messages of a 409 that says only that the offset is outdated. Any other 409 is a refusal. */
const outdated = new Set<string>([problems.uploadOffset, problems.uploadFinished]);

function mayPass(error: DetailedError): boolean {
  const status = statusOf(error);
  if (status === 409) return outdated.has(messageOf(error));
  return passing.has(status) || status >= 500;
}

/** Loads the tus library on first use. */
export async function newTusUpload(
  { file, orderId, purpose, fileId }: NewUpload,
  listeners: UploadListeners,
): Promise<RunningUpload> {
  const { Upload } = await import('tus-js-client');
  let isCreating = false;
  let isCancelled = false;
  const upload = new Upload(file, {
    endpoint: uploadsPath,
    uploadUrl: fileId === undefined ? null : `${uploadsPath}/${fileId}`,
    metadata: { name: file.name, order: orderId, purpose },
    chunkSize: uploadPart.usual,
    retryDelays,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      isCreating = request.getMethod() === 'POST';
    },
    onAfterResponse: refuseAnotherBeginning,
    onShouldRetry: (error) => {
      isCreating = false;
      const isPassing = !isCancelled && mayPass(error);
      if (isPassing) listeners.onWaiting();
      return isPassing;
    },
    onUploadUrlAvailable: () => {
      isCreating = false;
      if (isCancelled) void upload.abort();
      listeners.onEntered(upload.url?.split('/').at(-1) ?? '');
    },
    onProgress: (sent) => listeners.onProgress(sent),
    onSuccess: () => listeners.onSent(),
    onError: (error) => listeners.onFailed(messageOf(error), statusOf(error as DetailedError)),
  });
  const cancel = () => {
    isCancelled = true;
    if (!isCreating) void upload.abort();
  };
  return { start: () => upload.start(), pause: () => upload.abort(), cancel };
}

/**
 * If a HEAD request for the offset fails, the library takes the upload for lost and starts a new
 * one from zero. Throw instead, unless the server says that the upload is gone (404 or 410).
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

/** @returns 0 if no response came */
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
    // The body is not the API's format: use our own message.
  }
  return 'This file could not be sent. Please try again.';
}
