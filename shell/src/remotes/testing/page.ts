import type { PageManifest, PublishedRemote } from '../../../registry/page-manifest';

/** A version of a remote, as a document lists it. */
export const published = (
  name = 'mf-account',
  version = '1.0.0',
  rest: Partial<PublishedRemote> = {},
): PublishedRemote => ({
  name,
  version,
  contract: '^1.0.0',
  base: `/remotes/${name}/${version}/`,
  entry: 'remote-entry.js',
  routes: [{ path: `/${name}` }],
  integrity: { 'remote-entry.js': `sha256-${version}` },
  ...rest,
});

export const manifest = (
  remotes: readonly PublishedRemote[],
  rest: Partial<PageManifest> = {},
): PageManifest => ({
  revision: 1,
  shell: { base: '/shell/', entry: ['main.js'], integrity: { 'main.js': 'sha256-main' } },
  remotes,
  navigation: {},
  titles: {},
  ...rest,
});

/** Embeds a manifest in the document. */
export function showDocument(content: PageManifest): void {
  document.head.innerHTML = '';
  document.body.innerHTML = '<script type="application/json" id="registry"></script>';
  const script = document.getElementById('registry');
  if (script) script.textContent = JSON.stringify(content);
}

/** Embeds a manifest with one remote, `published(...)`, in the document. */
export function show(...args: Parameters<typeof published>): PageManifest {
  const shown = manifest([published(...args)]);
  showDocument(shown);
  return shown;
}

/** URL of the manifest. */
export const registryAddress = '/releases/registry.json';

interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Server responses after these versions became live. */
export const afterRelease = (...remotes: readonly PublishedRemote[]): Record<string, Answer> => ({
  [registryAddress]: { json: manifest(remotes, { revision: 2 }) },
});

/** Stub of the server that records the page's requests. */
export class PageServer {
  readonly requests: { readonly address: string; readonly init: RequestInit | undefined }[] = [];
  /** Responses by URL prefix; other URLs are unreachable. */
  answers: Record<string, Answer | (() => Promise<Answer>)> = {};

  constructor() {
    globalThis.fetch = async (input, init) => {
      const address = String(input);
      this.requests.push({ address, init });
      const key = Object.keys(this.answers).find((start) => address.startsWith(start));
      const found = key === undefined ? undefined : this.answers[key];
      if (found === undefined) throw new TypeError('Failed to fetch');
      return response(typeof found === 'function' ? await found() : found);
    };
  }

  get addresses(): string[] {
    return this.requests.map(({ address }) => address);
  }
}

function response({ status = 200, json, bytes = Buffer.alloc(0), headers = {} }: Answer): Response {
  return {
    ok: status < 400,
    status,
    headers: new Map(Object.entries(headers)),
    json: async () => json,
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  } as unknown as Response;
}
