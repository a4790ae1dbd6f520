import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from '@northcast/release/hashes';
import type { RenderedMarkup } from '@northcast/release/sandbox/messages';
import { compileBundle } from '@northcast/release/sandbox/process/bundles';
import type { Navigation, PageManifest } from '../../registry/page-manifest.js';

/** The part of the markup around a page, which depends on the visitor. */
export interface PageFrame {
  /** Whether the visitor probably has a session. */
  readonly signedIn: boolean;
  /** Links of all remotes. */
  readonly navigation: Navigation;
}

export function pageFrame({ navigation }: PageManifest, signedIn: boolean): PageFrame {
  return { signedIn, navigation };
}

export interface ShellBundle {
  /** Font rules for all pages. */
  readonly fontFaces: string;
  /** See `src/prerender/render.tsx`. */
  readonly render: (
    request: PageFrame & {
      readonly pathname: string;
      readonly screen: 'not-found' | 'loading';
    },
  ) => Promise<RenderedMarkup>;
}

/**
 * The shell's own server build. It renders remotes' pages in the sandbox, and pages without a
 * remote here.
 */
export interface InstalledShell {
  /** Hash of the bundle. */
  readonly integrity: string;
  readonly code: string;
  /** The bundle running in this process. It is our own code and therefore trusted. */
  readonly bundle: ShellBundle;
}

const bundleFile = 'server.cjs';

/**
 * @param folder of the shell's build
 * @throws when the bundle does not match its hash
 */
export async function readShell(folder: string): Promise<InstalledShell> {
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as {
    files: Record<string, { integrity: string }>;
  };
  const integrity = release.files[bundleFile]?.integrity ?? '';
  const code = await readVerified(path.join(folder, bundleFile), integrity);
  const run = compileBundle(code, path.join(folder, bundleFile));
  const bundle = run((name) => {
    throw new Error(`The shell's server bundle asks for ${name}`);
  });
  return { integrity, code, bundle: bundle as ShellBundle };
}

/**
 * Reads a published file and verifies it.
 * @param file absolute path
 * @param integrity `sha384-…` from `release.json`
 * @throws when the file does not match its hash
 */
export async function readVerified(file: string, integrity: string): Promise<string> {
  const content = await readFile(file);
  if (sha384(content) !== integrity) throw new Error(`${file} is not what was published`);
  return content.toString('utf8');
}
