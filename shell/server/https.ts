import type { Request } from 'express';

/** Name of the Express setting that holds `PUBLIC_URL`. */
export const publicUrlSetting = 'public url';

/** Whether browsers use HTTPS, according to the connection, a trusted proxy, or `PUBLIC_URL`. */
export function isHttps(request: Request): boolean {
  return request.secure || String(request.app.get(publicUrlSetting)).startsWith('https:');
}
