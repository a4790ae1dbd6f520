import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { sha384 } from '../hashes.js';

const require = createRequire(import.meta.url);

/** What a server bundle may ask for: the shared libraries, from the server's own installation. */
const allowed =
  /^(react|react-dom|react-redux|react-router-dom|redux|styled-components|@reduxjs\/toolkit|@northcast\/shared-contracts)(\/|$)/;

const bundles = new Map<string, Promise<unknown>>();

/**
 * Loads a CommonJS build of ours, once for each file and hash.
 * @param file absolute path; artefacts never change, so that the path stands for the content
 * @param integrity `sha384-…` from the release document
 * @throws when the file is not what was published
 */
export function loadServerBundle(file: string, integrity: string): Promise<unknown> {
  const key = `${file} ${integrity}`;
  const known = bundles.get(key);
  if (known) return known;
  const loading = readBundle(file, integrity);
  bundles.set(key, loading);
  loading.catch(() => bundles.delete(key));
  return loading;
}

async function readBundle(file: string, integrity: string): Promise<unknown> {
  const code = await readFile(file);
  if (sha384(code) !== integrity) throw new Error(`${file} is not what was published`);
  const text = code.toString('utf8');
  const libraries = await sharedLibrariesOf(text);
  const bundle: { exports: unknown } = { exports: {} };
  const handOut = (name: string): unknown => {
    if (!libraries.has(name)) throw new Error(`${file} asks for ${name}`);
    return libraries.get(name);
  };
  vm.compileFunction(text, ['module', 'exports', 'require'], { filename: file })(
    bundle,
    bundle.exports,
    handOut,
  );
  return bundle.exports;
}

/** The contracts are ES modules, so everything that the bundle will ask for is loaded before it runs. */
async function sharedLibrariesOf(code: string): Promise<Map<string, unknown>> {
  const names = new Set(
    [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name ?? ''),
  );
  const libraries = new Map<string, unknown>();
  for (const name of names) {
    if (!allowed.test(name)) continue;
    const isOurs = name.startsWith('@northcast/');
    libraries.set(name, isOurs ? await import(name) : require(name));
  }
  return libraries;
}
