import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sha384 } from '../hashes.js';
import { automaticName, findActiveKey, keyId, verifyingKey } from '../keys/delegated-key.js';
import {
  isSignedByRoot,
  notSigned,
  parseSigned,
  type SignedDocument,
  UntrustedDocument,
  verifySigned,
} from '../keys/signed-document.js';
import { rightsViolation } from './key-rights.js';
import { type RegistryRevision, revisionPath } from './registry-revision.js';
import { malformedPart } from './revision-shape.js';

/** A revision whose signatures have been verified. */
export interface TrustedRevision {
  readonly document: RegistryRevision;
  /** `sha384-…` of its file. */
  readonly hash: string;
}

/** A revision that has not been verified yet. */
interface ReadRevision extends TrustedRevision {
  readonly name: string;
  readonly signed: SignedDocument;
}

/**
 * Maximum consecutive revisions without the root key's signature. Verifying that many takes about
 * one second, once per process.
 */
export const longestChain = 2000;

/**
 * Marks of revisions that were verified. A revision is valid because of its content and, through
 * the hashes in it, the content of its predecessors. A file with a known hash therefore needs no
 * second check, and each new revision costs one signature check.
 */
const good = new Set<string>();
const mostGood = 4 * longestChain;

/**
 * Reads a revision and verifies it: either the root key signed it, or a key listed in the previous
 * revision signed it within its rights and the previous revision is verified too.
 * @param root public half of the root key
 * @param adopted revision that is already served. A later revision must descend from it, unless the
 * root key signed otherwise.
 * @throws UntrustedDocument
 */
export async function readTrustedRevision(
  store: string,
  revision: number,
  root: KeyObject | null,
  adopted?: TrustedRevision | null,
): Promise<TrustedRevision> {
  const newest = await read(store, revision);
  if (root === null) {
    throw new UntrustedDocument(`${newest.name}: there is no release key to verify it`);
  }
  const seen: string[] = [];
  for (let current = newest; !needsNoFurther(current, root, seen, adopted); ) {
    if (seen.length > longestChain) {
      throw new UntrustedDocument(`${newest.name} has too many before it that root did not sign`);
    }
    const before = await read(store, current.document.revision - 1);
    refuseUnlinked(before, current);
    if (!good.has(markOf(current, root))) verifyStep(before, current);
    current = before;
  }
  remember(seen);
  return { document: newest.document, hash: newest.hash };
}

/**
 * Whether the verification can end at this revision: the root key signed it, or it was verified
 * before and the served revision is not older than it.
 * @param seen receives the revision's mark
 * @throws UntrustedDocument
 */
function needsNoFurther(
  current: ReadRevision,
  root: KeyObject,
  seen: string[],
  adopted: TrustedRevision | null | undefined,
): boolean {
  const mark = markOf(current, root);
  const isGood = good.has(mark);
  seen.push(mark);
  if (isSignedByRoot(current.signed, root)) {
    if (!isGood) verifySigned('registry', current.signed, root, current.name);
    return true;
  }
  const { revision } = current.document;
  const served = adopted?.document.revision ?? 0;
  if (revision === served) refuseOtherLine(current, adopted?.hash);
  return isGood && (served === 0 || revision <= served);
}

const markOf = ({ hash }: ReadRevision, root: KeyObject) => `${keyId(root)} ${hash}`;

async function read(store: string, revision: number): Promise<ReadRevision> {
  const name = `Registry revision ${revision}`;
  const text = await readFile(revisionPath(store, revision), 'utf8').catch((cause: unknown) => {
    throw new UntrustedDocument(`${name} can't be read`, { cause });
  });
  const signed = parseSigned(text, name);
  const document = signed.content as RegistryRevision | null;
  if (typeof document?.revision !== 'number') throw new UntrustedDocument(notSigned(name));
  if (document.revision !== revision) {
    throw new UntrustedDocument(`${name} is a copy of revision ${document.revision}`);
  }
  return { name, signed, document, hash: sha384(text) };
}

function refuseUnlinked(before: ReadRevision, { document, name }: ReadRevision): void {
  if (document.before === before.hash) return;
  throw new UntrustedDocument(`${name} was not made of revision ${before.document.revision}`);
}

/** @throws UntrustedDocument unless a key listed in `before` created `after` within its rights */
function verifyStep(before: ReadRevision, after: ReadRevision): void {
  const { name, signed, document } = after;
  const key = findActiveKey(before.document.keys ?? [], signed.key);
  if (!key) {
    throw new UntrustedDocument(notSigned(name));
  }
  verifySigned('registry', signed, verifyingKey(key), name);
  const isPlain =
    JSON.stringify(document.keys) === JSON.stringify(before.document.keys) &&
    document.sinceRoot === (before.document.sinceRoot ?? 0) + 1 &&
    document.resumedFrom === undefined;
  const isNamed = document.change?.who === (key.role === 'server' ? automaticName : key.name);
  if (!isPlain || document.change?.key !== key.name || !isNamed) {
    throw new UntrustedDocument(`${name} says what only the root key may say`);
  }
  const malformed = malformedPart(before.document, document);
  if (malformed !== null) throw new UntrustedDocument(`${name} has no valid ${malformed}`);
  const violation = rightsViolation(key, before.document, document);
  if (violation !== null) throw new UntrustedDocument(`${name} is not valid: ${violation}`);
}

/**
 * Without this check, the holder of an `area` key with access to the folder could delete later
 * revisions and continue from an older one.
 */
function refuseOtherLine({ hash, name }: ReadRevision, adopted: string | undefined): void {
  if (hash === adopted) return;
  throw new UntrustedDocument(`${name} is not the one that is live under this number`);
}

function remember(marks: readonly string[]): void {
  if (good.size > mostGood) good.clear();
  for (const mark of marks) good.add(mark);
}
