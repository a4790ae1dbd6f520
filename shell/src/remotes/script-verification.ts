interface NorthcastScripts {
  readonly integrityOf: (url: string) => string;
  readonly addressOf: (url: string) => string;
}

declare global {
  var northcastScripts: NorthcastScripts;
}

/** A valid hash that no file has: an unknown script must not run, and an empty `integrity` would let it. */
const impossible = `sha384-${'A'.repeat(64)}`;

/** Hashes by the folder of the scripts. */
const allowed = new Map<string, Readonly<Record<string, string>>>();
/** Attempt number by folder; from the second on it goes into the address, past a hung or cached failure. */
const attempts = new Map<string, number>();
/** Tells attempts apart from those before a reload, which a cache may remember. */
const visit = Date.now().toString(36);

interface ScriptFolder {
  readonly base: string;
  readonly integrity: Readonly<Record<string, string>>;
}

/** Lets the scripts of a folder run, each if it has its hash. */
export function allowScripts({ base, integrity }: ScriptFolder): void {
  allowed.set(base, { ...allowed.get(base), ...integrity });
}

/**
 * Makes the next scripts of a folder be asked for again.
 * @param url of the folder or of a script in it
 */
export function beginAttempt(url: string): void {
  const { base } = locate(url);
  attempts.set(base, (attempts.get(base) ?? 1) + 1);
}

/** The known hash of a script, or an impossible one. */
export function integrityOf(url: string): string {
  const { base, name } = locate(url);
  // The development servers' files change as one types; this line is not in a production build.
  if (process.env['NODE_ENV'] === 'development' && !base.startsWith('/remotes/')) return '';
  return allowed.get(base)?.[name] ?? impossible;
}

/** The script's address in the present attempt. */
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

/** Hands both to the scripts' own loaders; see `VerifiedScriptsPlugin` of the build. */
export function installScriptVerification(): void {
  globalThis.northcastScripts = { integrityOf, addressOf };
}
