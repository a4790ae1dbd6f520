import path from 'node:path';
import { type Artefact, makeVersion } from '../../fixtures/artefacts';
import { root, workingCopyBuilds } from '../../fixtures/builds';
import type { ShellBuild, SkewedProduct } from '../../fixtures/skewed-product';
import { buildVariant, type SourceEdits } from '../../fixtures/variants';
import { orderReference } from './order-reference';

export const areas = ['mf-marketing', 'mf-account', 'mf-admin'] as const;
export type Area = (typeof areas)[number];

/** What the newer marketing pages say in place of today's headline. */
export const headline = {
  '1.0.0': 'We make AI and audio do useful work',
  '2.0.0': 'We make AI and audio do work that lasts',
} as const;

/** @throws Error where the sources no longer say what is to be replaced */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The sources do not say: ${from}`);
  return text.replace(from, () => to);
}

/** A patch of React and a minor of the router earlier than those that are installed. */
const earlierLibraries = {
  react: '19.3.0',
  'react-dom': '19.3.0',
  'react-router': '7.17.0',
  'react-router-dom': '7.17.0',
};

const statusTexts = 'shared-contracts/src/content/texts/order-status.ts';

/** What a pending order is called by the newer account area and panel: a text that the areas have in common. */
export const pending = { '1.0.0': 'Awaiting confirmation', '2.0.0': 'Waiting for us' } as const;

const otherStatusText: SourceEdits = {
  [statusTexts]: (text) => replaced(text, pending['1.0.0'], pending['2.0.0']),
};

/** A limit that today's contract lacks, read at run time by the page's own code. */
const otherLimit: SourceEdits = {
  'shared-contracts/src/api/limits.ts': (text) =>
    replaced(text, 'export const limits = {', 'export const limits = {\n  headline: { max: 200 },'),
  'mf-marketing/src/about/about-page.tsx': (text) =>
    `import { limits } from '@northcast/shared-contracts/api/limits';\n${replaced(
      text,
      '{about.headline}',
      `{'${headline['2.0.0']}'.slice(0, limits.headline.max)}`,
    )}`,
};

/** By area, how its 2.0.0 truly differs from its 1.0.0. */
const edits: Readonly<Record<Area, SourceEdits>> = {
  'mf-marketing': otherLimit,
  'mf-account': { ...orderReference, ...otherStatusText },
  'mf-admin': { ...orderReference, ...otherStatusText },
};

/** An area's 2.0.0. */
export const newerArea = (area: Area) => buildVariant(area, '2.0.0', edits[area], earlierLibraries);

/** 1.0.0 of every area: this checkout's. */
export async function publishAreas(product: SkewedProduct): Promise<void> {
  const { remotes } = await workingCopyBuilds();
  for (const source of remotes) {
    const folder = path.join(product.folder, `${source.remote}-1.0.0`);
    const made = await makeVersion(source as Artefact, '1.0.0', folder);
    await product.release('publish', source.remote, '--from', made.folder);
  }
}

/** 2.0.0 of every area: it has other texts, limits and fields, and was built with earlier libraries. */
export async function publishNewerAreas(product: SkewedProduct): Promise<void> {
  for (const area of areas) {
    const { folder } = await newerArea(area);
    await product.release('publish', area, '--from', folder);
  }
}

/** The shell of this checkout, and one with an earlier React and router. */
export async function shells(): Promise<Readonly<Record<'newer' | 'earlier', ShellBuild>>> {
  const program = 'shell/dist/node/server/main.js';
  const { shell } = await workingCopyBuilds();
  const earlier = await buildVariant('shell', 'earlier', {}, earlierLibraries);
  return {
    newer: { program: path.join(root, program), folder: shell },
    earlier: { program: path.join(earlier.checkout, program), folder: earlier.folder },
  };
}

/** A bff whose orders have a field more. */
export const newerBff = () => buildVariant('bff', '2.0.0', orderReference);

/** Program of this checkout's bff. */
export const bffProgram = path.join(root, 'bff/dist/main.js');

/** Programs of this checkout's bff, and of one whose orders have a field more. */
export async function bffs(): Promise<Readonly<Record<'earlier' | 'newer', string>>> {
  const newer = await newerBff();
  return {
    earlier: bffProgram,
    newer: path.join(newer.folder, 'main.js'),
  };
}
