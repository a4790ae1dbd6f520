import { picturesPath } from '@northcast/shared-contracts/api/post-pictures';

/** Where uploads go by the tus protocol, which the endpoint table does not describe. */
export const uploadsPath = '/api/uploads';

/** What a part of an upload is sent as. */
export const uploadContentType = 'application/offset+octet-stream';

/** Bytes that one request of an upload may carry; browsers send `usual`. */
export const uploadPart = { usual: 16 * 1024 * 1024, max: 32 * 1024 * 1024 } as const;

interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}

/** Whether a request carries the bytes of a picture. */
export const isPicture = ({ method, url = '' }: Asked): boolean =>
  method === 'POST' && (url === picturesPath || url.startsWith(`${picturesPath}?`));

/** Whether a request carries bytes of an upload. */
export const isPartOfUpload = (asked: Asked): boolean =>
  isPicture(asked) ||
  (asked.method === 'PATCH' && (asked.url?.startsWith(`${uploadsPath}/`) ?? false));
