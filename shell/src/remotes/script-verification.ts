import type { FailureKind } from '../../registry/load-report';

interface NorthcastScripts {
  readonly integrityOf: (url: string) => string;
  readonly addressOf: (url: string) => string;
}

declare global {
  var northcastScripts: NorthcastScripts;
}

/**
 * A valid hash that no file has. An unknown script must not run, and an empty `integrity` would
 * allow it.
 */
const impossible = `sha384-${'A'.repeat(64)}`;

/** Hashes by script folder. */
const allowed = new Map<string, Readonly<Record<string, string>>>();
/**
 * Attempt number by folder. From the second attempt on it is part of the URL, to bypass a hung or
 * cached failure.
 */
const attempts = new Map<string, number>();
/** Distinguishes attempts from those before a reload, which a cache may have stored. */
const visit = Date.now().toString(36);

interface ScriptFolder {
  readonly base: string;
  readonly integrity: Readonly<Record<string, string>>;
}

/** Allows the scripts of a folder to run if their hashes match. */
export function allowScripts({ base, integrity }: ScriptFolder): void {
  allowed.set(base, { ...allowed.get(base), ...integrity });
}

/**
 * Makes the next requests for scripts of a folder bypass earlier ones.
 * @param url of the folder or of a script in it
 */
export function beginAttempt(url: string): void {
  const { base } = locate(url);
  attempts.set(base, (attempts.get(base) ?? 1) + 1);
}

/** The known hash of a script, otherwise an impossible one. */
export function integrityOf(url: string): string {
  const { base, name } = locate(url);
  // Files of the development servers change while editing. Production builds drop this line.
  if (process.env['NODE_ENV'] === 'development' && !base.startsWith('/remotes/')) return '';
  return allowed.get(base)?.[name] ?? impossible;
}

/** The URL of a script in the current attempt. */
export function addressOf(url: string): string {
  const attempt = attempts.get(locate(url).base) ?? 1;
  return attempt > 1 ? `${url}${url.includes('?') ? '&' : '?'}r=${attempt}-${visit}` : url;
}

function locate(url: string): { base: string; name: string } {
  const { pathname } = new URL(url, document.baseURI);
  const [, base = '', name = ''] =
    /^(\/remotes\/[^/]+\/[^/]+\/|\/shell\/)(.*)$/.exec(pathname) ?? [];
  return { base, name };
}

/** Exposes both functions to the script loaders; see `VerifiedScriptsPlugin` of the build. */
export function installScriptVerification(): void {
  globalThis.northcastScripts = { integrityOf, addressOf };
}

/** Milliseconds after which a repeated request counts as timed out. */
const probeTimeoutMs = 3000;

/**
 * Finds out why a script failed to load, because a script element does not say: fetches the file
 * again, bypassing caches, and compares its hash. The content is not executed.
 */
export async function probeScript(url: string): Promise<FailureKind> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    if (response.status === 404 || response.status === 410) return 'stale';
    if (!response.ok) return 'network';
    const isPublished = await hasHash(await response.arrayBuffer(), integrityOf(url));
    return isPublished ? 'network' : 'integrity';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
  }
}

/** Also false if the browser cannot compute a digest, which needs a secure context. */
async function hasHash(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const algorithm = integrity.startsWith('sha256-') ? 'SHA-256' : 'SHA-384';
  const digest = await globalThis.crypto?.subtle?.digest(algorithm, bytes);
  if (!digest) return false;
  return integrity.endsWith(`-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
}
