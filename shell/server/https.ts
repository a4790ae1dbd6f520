import type { Request } from 'express';

/** Name of Express's setting that holds `PUBLIC_URL`. */
export const publicUrlSetting = 'public url';

/** Whether browsers come over https, told by the connection, a trusted proxy, or `PUBLIC_URL`. */
export function isHttps(request: Request): boolean {
  return request.secure || String(request.app.get(publicUrlSetting)).startsWith('https:');
}
