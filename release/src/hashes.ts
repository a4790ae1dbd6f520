import { createHash } from 'node:crypto';

const base64 = (algorithm: 'sha256' | 'sha384', content: Buffer | string): string =>
  createHash(algorithm).update(content).digest('base64');

/** `sha384-…`, the hash that verifies published files. */
export const sha384 = (content: Buffer | string): string => `sha384-${base64('sha384', content)}`;

/**
 * `sha256-…`, the hash sent to browsers. It is strong enough for SRI and makes every document
 * shorter.
 */
export const sha256 = (content: Buffer | string): string => `sha256-${base64('sha256', content)}`;

/** CSP source that allows one inline script or style: its quoted hash. */
export const policySource = (text: string): string => `'${sha256(text)}'`;
