import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PageManifest } from '../../registry/page-manifest.js';

/** The versions that the visitor of a document may vote on. */
export interface VoteToken {
  /** Random; does not identify a person. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  /** Version of each remote in the document. */
  readonly shown: Readonly<Record<string, string>>;
}

const validFor = 6 * 60 * 60 * 1000;
/** Tolerance in milliseconds for clock differences between servers. */
export const clockSkew = 60_000;
const longestToken = 4000;

const macOf = (secret: Buffer, body: string) =>
  createHmac('sha256', secret).update(`vote ${body}`).digest().subarray(0, 16);

/** Creates a token for a document, without versions shown by a preview. */
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

/** @returns null if it was not signed with this secret or has expired */
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
