import { createHash } from 'node:crypto';

const base64 = (algorithm: 'sha256' | 'sha384', content: Buffer | string): string =>
  createHash(algorithm).update(content).digest('base64');

/** `sha384-…`, by which published files are verified. */
export const sha384 = (content: Buffer | string): string => `sha384-${base64('sha384', content)}`;

/** `sha256-…`, as browsers are given it: as strong as they need, and shorter in every document. */
export const sha256 = (content: Buffer | string): string => `sha256-${base64('sha256', content)}`;

/** Source by which the content security policy allows one inline script or style: its hash in quotes. */
export const policySource = (text: string): string => `'${sha256(text)}'`;
