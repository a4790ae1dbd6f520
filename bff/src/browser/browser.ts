import type { Request } from 'express';
import { networkAddress } from '../limits/client-address.js';
import { deviceName } from './device-name.js';

/** The browser as the list of sessions and mails show it. */
export interface Browser {
  /** Such as 'Firefox on Windows'; empty if the browser is unknown. */
  readonly device: string;
  readonly address: string | null;
}

export const unknownBrowser = 'Unknown browser';

export function browserOf(request: Request): Browser {
  return { device: deviceName(request.get('user-agent')), address: networkAddress(request) };
}
