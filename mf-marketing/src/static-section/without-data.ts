import type { LoaderResult } from '@northcast/shared-contracts/host/remote';

/** 96 bits are enough to see that something changed. */
const digestLength = 16;

async function digestOf(value: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, digestLength);
}

/**
 * The same answer for rendering; as JSON its data are a digest. The document of a static page shows the data already, and the server
 * has to see when they change.
 */
export async function withoutData(answer: LoaderResult): Promise<LoaderResult> {
  const digest = await digestOf(answer.data);
  return { ...answer, data: { ...Object(answer.data), toJSON: () => ({ digest }) } };
}
