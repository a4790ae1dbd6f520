/** Where uploads go by the tus protocol, which the endpoint table does not describe. */
export const uploadsPath = '/api/uploads';

/** What a part of an upload is sent as. */
export const uploadContentType = 'application/offset+octet-stream';

/** Bytes that one request of an upload may carry; browsers send `usual`. */
export const uploadPart = { usual: 16 * 1024 * 1024, max: 32 * 1024 * 1024 } as const;

/** Whether a request carries bytes of an upload. */
export const isPartOfUpload = ({
  method,
  url = '',
}: {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}): boolean => method === 'PATCH' && url.startsWith(`${uploadsPath}/`);
