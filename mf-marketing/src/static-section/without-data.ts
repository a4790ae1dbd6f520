import type { LoaderResult } from '@northcast/shared-contracts/host/remote';

/** Base64 characters: 96 bits suffice to detect a change. */
const digestLength = 16;

async function digestOf(value: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, digestLength);
}

/**
 * The same result for rendering, but its data serialise to a digest. The document of a static page
 * already shows the data, and the server needs the digest to detect changes.
 */
export async function withoutData(answer: LoaderResult): Promise<LoaderResult> {
  const digest = await digestOf(answer.data);
  return { ...answer, data: { ...Object(answer.data), toJSON: () => ({ digest }) } };
}
