import type { Request } from 'express';
import { readCookie } from '../registry/cookies.js';

/** Whether the visitor probably has a session: the hint cookie that sign-in sets beside the real one. */
export const hasSignedInHint = (request: Request): boolean =>
  readCookie(request, 'nc_signed_in') === '1';
