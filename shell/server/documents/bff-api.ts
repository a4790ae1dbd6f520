import type { FetchApi } from '@northcast/release/sandbox/messages';

/** Milliseconds and bytes of one answer. */
const timeout = 3000;
const longestAnswer = 2 * 1024 * 1024;

/** Headers of an answer that a page may read. */
const told = ['content-type', 'x-total-count', 'link'];

/** Calls of the bff for pages that are rendered: as nobody in particular, so that it answers what is public. */
export function bffApi(origin: string): FetchApi {
  return async (path) => {
    const response = await fetch(`${origin}${path}`, {
      headers: { Accept: 'application/json' },
      // A post under an earlier address, which is not shown there; see `moved-posts.ts`.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const headers = told.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const body = await textOf(response);
    return { status: response.status, headers: Object.fromEntries(headers), body };
  };
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) throw new Error('The answer of the API is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
