import type { Request } from 'express';
import { networkAddress } from '../limits/client-address.js';

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

type Pattern = readonly [name: string, pattern: RegExp];

/** The order matters, because most browsers also send the names of others. */
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPT|OPiOS)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];

const systems: readonly Pattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\b(Linux|X11)\b/],
];

/** Longer headers are cut, because no browser sends them. */
const longest = 512;

/**
 * A recognisable name of a browser, such as 'Firefox on Windows'; empty if it is unknown.
 * @param userAgent the `User-Agent` header
 */
export function deviceName(userAgent = ''): string {
  const text = userAgent.slice(0, longest);
  const browser = nameIn(browsers, text);
  const system = nameIn(systems, text);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  if (browser !== undefined) return browser;
  return system === undefined ? '' : `Browser on ${system}`;
}

const nameIn = (patterns: readonly Pattern[], text: string) =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0];
