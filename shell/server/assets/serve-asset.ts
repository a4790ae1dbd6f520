import { access } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import Negotiator from 'negotiator';
import send from 'send';

const suffixes = { br: '.br', gzip: '.gz' } as const;

const unreadable = 'unreadableFile';

export interface AssetOptions {
  /** Root folder; nothing outside of it is served. */
  readonly root: string;
  /** File names contain a content hash or version, so files are cacheable forever. */
  readonly immutable: boolean;
}

/**
 * Serves files, precompressed if the client accepts it. Calls the next handler if the file does not
 * exist or cannot be read.
 */
export function serveAssets({ root, immutable }: AssetOptions): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const name = decodedPath(request.path);
    if (name === undefined) {
      response
        .status(400)
        .set('Cache-Control', 'no-store')
        .type('text/plain')
        .send('Bad request\n');
      return;
    }
    // Page addresses have no extension, so skip the file system for them.
    if (path.extname(name) === '' || /(^|\/)\.|\.(br|gz|cjs)$/.test(name)) return next();
    const compressedType = compressedTypes.get(path.extname(name));
    const encoding =
      compressedType &&
      (await preferredEncoding(
        request.headers['accept-encoding'],
        path.join(root, name),
        immutable ? isKnown : isThere,
      ));
    // `send` decodes the path, so encode the decoded name again to avoid double decoding.
    const stream = send(request, `${encodedPath(name)}${encoding ? suffixes[encoding] : ''}`, {
      root,
      index: false,
      dotfiles: 'ignore',
      immutable,
      maxAge: immutable ? '1y' : '1h',
    });
    stream.on('headers', (target) => {
      target.setHeader('Vary', 'Accept-Encoding');
      if (!encoding) return;
      target.setHeader('Content-Encoding', encoding);
      target.setHeader('Content-Type', compressedType);
    });
    stream.on('error', (error: { readonly status?: number }) => {
      const { status = 500 } = error;
      if (response.headersSent) return next(error);
      // `send` may have set the headers of the file.
      for (const name of ['Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified'])
        response.removeHeader(name);
      if (status >= 500) response.locals[unreadable] ??= error;
      if (status !== 412 && status !== 416) return next();
      response.status(status).set('Cache-Control', 'no-store').end();
    });
    stream.on('directory', () => next());
    stream.pipe(response);
  };
}

/** Reports that a file could not be read, if no handler in between has served another copy. */
export const reportUnreadable: RequestHandler = (_request, response, next) =>
  next(response.locals[unreadable]);

async function preferredEncoding(
  accepted: string | undefined,
  file: string,
  exists: (file: string) => Promise<boolean>,
): Promise<'br' | 'gzip' | undefined> {
  const wanted = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([
    'br',
    'gzip',
  ]);
  for (const each of ['br', 'gzip'] as const) {
    if (wanted.includes(each) && (await exists(`${file}${suffixes[each]}`))) return each;
  }
  return undefined;
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Compressed immutable files that were found. Their originals are removed with them, so an outdated
 * entry does no harm. Grows to at most the number of such files on disk.
 */
const known = new Set<string>();

async function isKnown(file: string): Promise<boolean> {
  if (known.has(file)) return true;
  const exists = await isThere(file);
  if (exists) known.add(file);
  return exists;
}

const encodedPath = (name: string) => name.split('/').map(encodeURIComponent).join('/');

function decodedPath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Content types of the files that builds compress: see `tooling/src/built-files.mjs`. */
const compressedTypes: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.xml', 'application/xml'],
  ['.html', 'text/html; charset=utf-8'],
]);
