import type { Request } from 'express';
import { networkAddress } from '../limits/client-address.js';
import { deviceName } from './device-name.js';

/** What is told of a browser in the list of sessions and in mails. */
export interface Browser {
  /** Such as 'Firefox on Windows'; empty where it does not say. */
  readonly device: string;
  readonly address: string | null;
}

export const unknownBrowser = 'Unknown browser';

export function browserOf(request: Request): Browser {
  return { device: deviceName(request.get('user-agent')), address: networkAddress(request) };
}
