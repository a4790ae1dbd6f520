import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PageManifest } from '../../registry/page-manifest.js';

/** What a document lets its reader vote on. */
export interface VoteToken {
  /** Random; says nothing of the person. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  /** Version of each area that the document names. */
  readonly shown: Readonly<Record<string, string>>;
}

const validFor = 6 * 60 * 60 * 1000;
/** Clocks of several servers differ. */
const clockSkew = 60_000;
const longestToken = 4000;

const macOf = (secret: Buffer, body: string) =>
  createHmac('sha256', secret).update(`vote ${body}`).digest().subarray(0, 16);

/** A token for one document: what it shows by release, not what only a preview shows. */
export function issueVoteToken(
  secret: Buffer,
  { remotes, preview = [] }: Pick<PageManifest, 'remotes' | 'preview'>,
  now: number = Date.now(),
): string {
  const previewed = new Set(preview.map(({ name }) => name));
  const live = remotes.filter(({ name }) => !previewed.has(name));
  const token: VoteToken = {
    id: randomBytes(9).toString('base64url'),
    issuedAt: now,
    shown: Object.fromEntries(live.map(({ name, version }) => [name, version])),
  };
  const body = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${body}.${macOf(secret, body).toString('base64url')}`;
}

/** @returns null for what was not signed with this secret, and for what has expired */
export function openVoteToken(
  secret: Buffer,
  text: string,
  now: number = Date.now(),
): VoteToken | null {
  if (text.length > longestToken) return null;
  const [body = '', mac = ''] = text.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(secret, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const token = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as VoteToken;
  const age = now - token.issuedAt;
  return age >= -clockSkew && age <= validFor ? token : null;
}
