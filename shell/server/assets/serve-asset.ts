import { access } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import Negotiator from 'negotiator';
import send from 'send';

const suffixes = { br: '.br', gzip: '.gz' } as const;

export interface AssetOptions {
  /** Root folder; nothing outside of it is served. */
  readonly root: string;
  /** File names contain a content hash or version, so files are cacheable forever. */
  readonly immutable: boolean;
}

/**
 * Serves files, precompressed if the client accepts it. Calls the next handler if the file does not
 * exist.
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
    const encoding = await preferredEncoding(
      request.headers['accept-encoding'],
      path.join(root, name),
    );
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
      target.setHeader('Content-Type', contentType(name));
    });
    stream.on('error', () => next());
    stream.on('directory', () => next());
    stream.pipe(response);
  };
}

async function preferredEncoding(
  accepted: string | undefined,
  file: string,
): Promise<'br' | 'gzip' | undefined> {
  const wanted = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([
    'br',
    'gzip',
  ]);
  for (const each of ['br', 'gzip'] as const) {
    if (wanted.includes(each) && (await isThere(`${file}${suffixes[each]}`))) return each;
  }
  return undefined;
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const encodedPath = (name: string) => name.split('/').map(encodeURIComponent).join('/');

function decodedPath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const contentType = (name: string) => types[path.extname(name)] ?? 'application/octet-stream';
