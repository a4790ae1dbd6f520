import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { contractVersion } from '../shared-libraries.mjs';

export const reportFile = inRoot('shared-contracts/api-report.md');

/**
 * The current compiled host contract. Only `shared-contracts/host` is part of it, because each
 * build bundles the other modules itself.
 * @returns {Promise<{ version: string, lines: string[] }>}
 */
export async function presentContract() {
  const folder = inRoot('shared-contracts/dist/host');
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => name.slice(0, -'.d.ts'.length))
    // A removed module leaves its compiled files behind.
    .filter((name) => existsSync(inRoot('shared-contracts/src/host', `${name}.ts`)))
    .sort();
  const surfaces = await Promise.all(
    names.map(async (name) => surfaceOf(name, await readFile(`${folder}/${name}.d.ts`, 'utf8'))),
  );
  const lines = surfaces.flat().filter((line) => !line.startsWith('contract-version '));
  return { version: contractVersion(), lines: [...new Set(lines)] };
}

const state = { true: 'released', false: 'not released yet: it may still change' };

/** @param {{ version: string, released: boolean, lines: string[] }} contract */
export function formatReport({ version, released, lines }) {
  return `# Host contract ${version}

State: ${state[released]}

Every line of what shell and remotes exchange, made by \`npm run contract:report\`. A removed or changed line raises the major of the
contract's version, an added line the minor.

\`\`\`
${lines.join('\n')}
\`\`\`
`;
}

/** @returns {{ version: string, released: boolean, lines: string[] } | null} */
export function readReport(text) {
  const [, version] = /^# Host contract (\S+)/.exec(text) ?? [];
  const [, lines] = /```\n([\s\S]*)\n```/.exec(text) ?? [];
  if (!version || !lines) return null;
  return { version, released: text.includes(`State: ${state.true}\n`), lines: lines.split('\n') };
}

/**
 * Reasons why the report must not be replaced by a new one.
 * @returns {string[]}
 */
export function errorsOf(before, after) {
  if (!before?.released) return [];
  const { removed, added, needs } = compareSurfaces(before.lines, after.lines);
  if (isRaisedEnough(before.version, after.version, needs)) return [];
  return [
    `The contract changed; raise the ${needs} of contractVersion ${before.version} (shared-contracts/src/host/contract-version.ts):`,
    ...removed.map((line) => `- ${line}`),
    ...added.map((line) => `+ ${line}`),
  ];
}

// Surfaces are compared as sets of lines, so that order and comments do not matter.
const comments = /\/\*\*[\s\S]*?\*\/\s*/g;
const ignored = /^(import\b.*|export \{\};|[{}\])>;,]*|)$/;
const declaration = /^export (?:declare )?(?:const|function|interface|type|class) (\w+)/;

/**
 * The lines of a declaration file, each with the declaration that contains it.
 * @param {string} name path of the module inside the package, without extension
 * @param {string} text its `.d.ts`
 */
export function surfaceOf(name, text) {
  let owner = '';
  return text
    .replace(comments, '')
    .split('\n')
    .flatMap((line) => {
      owner = declaration.exec(line)?.[1] ?? owner;
      const said = elements(line.trim()).filter((each) => !ignored.test(each));
      return said.map((each) => `${name} ${owner}: ${each}`);
    });
}

/**
 * Splits a list of names into one line per name, so that a new name counts as an addition and not
 * as a change.
 */
function elements(line) {
  const [, head, list] = /^(export declare const \w+: readonly )\[('.*')\];$/.exec(line) ?? [];
  return list ? list.split(', ').map((element) => `${head}${element}`) : [line];
}

/**
 * The version increase that a changed surface requires. A changed line counts as one removed and
 * one added.
 * @returns {{ removed: string[], added: string[], needs: 'major' | 'minor' | 'nothing' }}
 */
function compareSurfaces(before, after) {
  const removed = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  const needs = removed.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'nothing';
  return { removed, added, needs };
}

const parts = (version) => version.split('.').map(Number);

/** Whether the version was raised as far as a change of the surface requires. */
function isRaisedEnough(before, after, needs) {
  const [majorBefore, minorBefore] = parts(before);
  const [major, minor] = parts(after);
  if (needs === 'nothing') return true;
  if (major > majorBefore) return true;
  return needs === 'minor' && major === majorBefore && minor > minorBefore;
}
