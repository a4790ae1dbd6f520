import path from 'node:path';
import { type Artefact, makeVersion } from '../../fixtures/artefacts';
import { root, workingCopyBuilds } from '../../fixtures/builds';
import type { ShellBuild, SkewedProduct } from '../../fixtures/skewed-product';
import {
  buildVariant,
  buildVariants,
  type SourceEdits,
  type Variant,
} from '../../fixtures/variants';
import { orderReference } from './order-reference';

export const areas = ['mf-marketing', 'mf-account', 'mf-admin'] as const;
export type Area = (typeof areas)[number];

/** Headline of the about page in each marketing version. */
export const headline = {
  '1.0.0': 'We make AI and audio do useful work',
  '2.0.0': 'We make AI and audio do work that lasts',
} as const;

/** @throws Error if the sources no longer contain the text to replace */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The sources do not say: ${from}`);
  return text.replace(from, () => to);
}

/** React one patch older and the router one minor older than the installed versions. */
const earlierLibraries = {
  react: '19.3.0',
  'react-dom': '19.3.0',
  'react-router': '7.17.0',
  'react-router-dom': '7.17.0',
};

const statusTexts = 'shared-contracts/src/content/texts/order-status.ts';

/** Text for a pending order in each version; the account and admin remotes share it. */
export const pending = { '1.0.0': 'Awaiting confirmation', '2.0.0': 'Waiting for us' } as const;

const otherStatusText: SourceEdits = {
  [statusTexts]: (text) => replaced(text, pending['1.0.0'], pending['2.0.0']),
};

/** A limit that the current contract lacks, read at run time by the page's code. */
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

/** @throws Error if two of them edit the same file */
function joined(...all: readonly SourceEdits[]): SourceEdits {
  const files = all.flatMap(Object.keys);
  if (new Set(files).size < files.length) throw new Error('Two edits of one file');
  return Object.assign({}, ...all);
}

/** 2.0.0 of a remote. One checkout with the same edits builds all of them. */
export async function newerArea(area: Area): Promise<Variant> {
  const edits = joined(otherLimit, orderReference, otherStatusText);
  const variants = await buildVariants(areas, '2.0.0', edits, earlierLibraries);
  return variants[areas.indexOf(area)] as Variant;
}

/** Publishes 1.0.0 of every remote from this checkout. */
export async function publishAreas(product: SkewedProduct): Promise<void> {
  const { remotes } = await workingCopyBuilds();
  for (const source of remotes) {
    const folder = path.join(product.folder, `${source.remote}-1.0.0`);
    const made = await makeVersion(source as Artefact, '1.0.0', folder);
    await product.release('publish', source.remote, '--from', made.folder);
  }
}

/**
 * Publishes 2.0.0 of every remote: other texts, limits and fields, and built with older libraries.
 */
export async function publishNewerAreas(product: SkewedProduct): Promise<void> {
  for (const area of areas) {
    const { folder } = await newerArea(area);
    await product.release('publish', area, '--from', folder);
  }
}

/** This checkout's shell, and one with an older React and router. */
export async function shells(): Promise<Readonly<Record<'newer' | 'earlier', ShellBuild>>> {
  const program = 'shell/dist/node/server/main.js';
  const { shell } = await workingCopyBuilds();
  const earlier = await buildVariant('shell', 'earlier', {}, earlierLibraries);
  return {
    newer: { program: path.join(root, program), folder: shell },
    earlier: { program: path.join(earlier.checkout, program), folder: earlier.folder },
  };
}

/** A bff with an additional field on orders. */
export const newerBff = () => buildVariant('bff', '2.0.0', orderReference);

/** Path of this checkout's bff program. */
export const bffProgram = path.join(root, 'bff/dist/main.js');

/** This checkout's bff, and one with an additional field on orders. */
export async function bffs(): Promise<Readonly<Record<'earlier' | 'newer', string>>> {
  const newer = await newerBff();
  return {
    earlier: bffProgram,
    newer: path.join(newer.folder, 'main.js'),
  };
}
