import type { Request } from 'express';

/** Value of a cookie whose name holds letters and underscores only. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = request.headers.cookie ?? '';
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
}
