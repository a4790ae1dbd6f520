import { picturesPath } from '@northcast/shared-contracts/api/post-pictures';

/** Base path of uploads by the tus protocol, which the endpoint table does not describe. */
export const uploadsPath = '/api/uploads';

/** Media type of an upload chunk. */
export const uploadContentType = 'application/offset+octet-stream';

/** Bytes of one upload request; browsers send `usual`. */
export const uploadPart = { usual: 16 * 1024 * 1024, max: 32 * 1024 * 1024 } as const;

interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}

/** Whether the request uploads a picture. */
export const isPicture = ({ method, url = '' }: Asked): boolean =>
  method === 'POST' && (url === picturesPath || url.startsWith(`${picturesPath}?`));

/** Whether the request carries file contents: an upload chunk or a picture. */
export const isPartOfUpload = (asked: Asked): boolean =>
  isPicture(asked) ||
  (asked.method === 'PATCH' && (asked.url?.startsWith(`${uploadsPath}/`) ?? false));
