import { registry } from './document-registry';

interface NorthcastScripts {
  readonly integrityOf: (url: string) => string;
  readonly addressOf: (url: string) => string;
}

declare global {
  var northcastScripts: NorthcastScripts;
}

/** A valid hash that no file has: an unknown script must not run, and an empty `integrity` would let it. */
const impossible = `sha384-${'A'.repeat(64)}`;

/** Attempt number by folder; from the second on it goes into the address, past a hung or cached failure. */
const attempts = new Map<string, number>();

/** @param base folder of the scripts, as in the registry */
export function setAttempt(base: string, attempt: number): void {
  attempts.set(base, attempt);
}

/** The known hash of a script, or an impossible one. */
export function integrityOf(url: string): string {
  // The development servers' files change as one types; this line is not in a production build.
  if (process.env['NODE_ENV'] === 'development') return '';
  const { base, name } = locate(url);
  const owner = [registry().shell, ...registry().remotes].find((each) => each.base === base);
  return owner?.integrity[name] ?? impossible;
}

/** The script's address in the present attempt. */
export function addressOf(url: string): string {
  const attempt = attempts.get(locate(url).base) ?? 1;
  return attempt > 1 ? `${url}${url.includes('?') ? '&' : '?'}r=${attempt}` : url;
}

function locate(url: string): { base: string; name: string } {
  const { pathname } = new URL(url, document.baseURI);
  const [, base = '', name = ''] =
    /^(\/remotes\/[^/]+\/[^/]+\/|\/shell\/)(.*)$/.exec(pathname) ?? [];
  return { base, name };
}

/** Hands both to the scripts' own loaders; see `VerifiedScriptsPlugin` of the build. */
export function installScriptVerification(): void {
  globalThis.northcastScripts = { integrityOf, addressOf };
}
