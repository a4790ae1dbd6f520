import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { entryOf, scriptsWith, sealArtefact } from '../../fixtures/artefacts';
import type { Instance } from '../../fixtures/instance';
import type { AreaUnderTest } from './areas';

/** Context in which a fault is caused. */
export interface Scene {
  readonly instance: Instance;
  readonly area: AreaUnderTest;
  readonly page: Page;
}

/** A way in which a remote can fail. */
export interface Fault {
  readonly name: string;
  /** Text of the error panel. */
  readonly message: RegExp;
  /**
   * Start of the names of the scripts that get no response. Only a time limit of the page, whose
   * clock is then under the test's control, ends the load.
   */
  readonly silent?: string;
  /** @returns a function that repairs it */
  readonly cause: (scene: Scene) => Promise<() => Promise<unknown>>;
}

/** Code that leaves a trace if it runs; unverified code must never run. */
const trace = 'globalThis.ranUnverified = true;';
const folderOf = ({ instance, area }: Scene) => instance.artefact(area.remote, '1.0.0');

const entryFile = async (scene: Scene) =>
  path.join(folderOf(scene), await entryOf(folderOf(scene)));

async function pageScripts(scene: Scene): Promise<string[]> {
  const names = await scriptsWith(folderOf(scene), scene.area.text);
  if (names.length === 0) throw new Error(`No script of ${scene.area.remote} holds its text`);
  return names.map((name) => path.join(folderOf(scene), name));
}

async function takeAway(...files: string[]) {
  for (const file of files) await rename(file, `${file}.away`);
  return async () => {
    for (const file of files) await rename(`${file}.away`, file);
  };
}

async function overwrite(files: readonly string[], content: (before: Buffer) => Buffer | string) {
  const before = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries()) {
    await writeFile(file, content(before[index] ?? Buffer.of()));
  }
  return async () => {
    for (const [index, file] of files.entries()) await writeFile(file, before[index] ?? '');
  };
}

/** Changes the scripts of an unpublished artefact that contain a text. */
export async function breakPage(
  folder: string,
  text: string,
  edit: (code: string) => string,
): Promise<void> {
  for (const name of await scriptsWith(folder, text)) {
    const file = path.join(folder, name);
    const before = await readFile(file, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`${name} was not changed`);
    await writeFile(file, after);
  }
  await sealArtefact(folder);
}

let patch = 0;

/** Releases a version that passes every gate but does not work. */
async function releaseBroken({ instance, area }: Scene, edit: (code: string) => string) {
  patch += 1;
  const version = `1.1.${patch}`;
  const { folder } = await instance.make(area.remote, version);
  await breakPage(folder, area.text, edit);
  await instance.release('publish', area.remote, '--from', folder);
  await instance.release('promote', area.remote, version);
  return () => instance.release('rollback', area.remote, '--why', 'does not work');
}

const silentFault = (name: string, silent: string): Fault => ({
  name,
  message: /took too long/i,
  silent,
  cause: async ({ page, area }) => {
    const scripts = `**/remotes/${area.remote}/*/${silent}*`;
    await page.clock.install();
    await page.route(scripts, () => undefined);
    return () => page.unroute(scripts);
  },
});

const gone = /a part of it is not there at the moment/i;
const altered = /not what we published, so we did not run it/i;
const wrong = /something in it went wrong/i;

export const faults: readonly Fault[] = [
  {
    name: 'the entry script is missing',
    message: gone,
    cause: async (scene) => await takeAway(await entryFile(scene)),
  },
  {
    name: 'a chunk is missing',
    message: gone,
    cause: async (scene) => await takeAway(...(await pageScripts(scene))),
  },
  silentFault('the entry script gets no response', 'remote-entry'),
  silentFault('a chunk gets no response', 'chunk'),
  {
    name: 'the connection is reset',
    message: /could not reach it/i,
    cause: async ({ page, area }) => {
      const scripts = `**/remotes/${area.remote}/**`;
      await page.route(scripts, (route) => route.abort('connectionreset'));
      return () => page.unroute(scripts);
    },
  },
  {
    name: 'a chunk contains random bytes',
    message: altered,
    cause: async (scene) => await overwrite(await pageScripts(scene), () => randomBytes(5000)),
  },
  {
    name: 'the entry script is HTML',
    message: altered,
    cause: async ({ page, area }) => {
      const scripts = `**/remotes/${area.remote}/*/remote-entry*`;
      const body = `<!doctype html><script>${trace}</script>`;
      await page.route(scripts, (route) => route.fulfill({ contentType: 'text/html', body }));
      return () => page.unroute(scripts);
    },
  },
  {
    name: 'the entry script has a wrong hash',
    message: altered,
    cause: async (scene) =>
      await overwrite([await entryFile(scene)], (code) => `${trace}\n${code.toString('utf8')}`),
  },
  {
    name: 'a chunk has a wrong hash',
    message: altered,
    cause: async (scene) =>
      await overwrite(await pageScripts(scene), (code) => `${trace}\n${code.toString('utf8')}`),
  },
  {
    name: 'a release has a syntax error',
    message: wrong,
    cause: async (scene) => await releaseBroken(scene, (code) => `(((${code}`),
  },
  {
    name: 'a release throws while rendering',
    message: wrong,
    cause: async (scene) =>
      await releaseBroken(scene, (code) =>
        code.replace(/Page:\(\)=>[\w$]+/, 'Page:()=>function(){throw new Error("on purpose")}'),
      ),
  },
  {
    name: 'a release lacks an export',
    message: wrong,
    cause: async (scene) =>
      await releaseBroken(scene, (code) => code.replace('Page:()=>', 'P:()=>')),
  },
  {
    name: 'the remote needs another contract',
    message: /does not fit the rest of the site/i,
    cause: async ({ page, area }) => {
      const needsOther = (text: string) =>
        text.replace(
          new RegExp(`("name":"${area.remote}","version":"[^"]+","contract":")[^"]+`),
          '$1^0.9.0',
        );
      const documents = (url: URL) => !/\.(js|css|json|svg|woff2)$/.test(url.pathname);
      const registry = '**/releases/registry.json';
      for (const url of [documents, registry]) {
        await page.route(url, async (route) => {
          // Pass beacons through.
          if (route.request().method() !== 'GET') return await route.fallback();
          const response = await route.fetch();
          await route.fulfill({ response, body: needsOther(await response.text()) });
        });
      }
      return async () => {
        await page.unroute(documents);
        await page.unroute(registry);
      };
    },
  },
  {
    name: 'the entry script is missing and the registry is unreachable',
    message: gone,
    cause: async (scene) => {
      const bring = await takeAway(await entryFile(scene));
      const registry = '**/releases/registry.json';
      await scene.page.route(registry, (route) => route.abort());
      return async () => {
        await bring();
        await scene.page.unroute(registry);
      };
    },
  },
];
