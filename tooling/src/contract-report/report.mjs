import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { contractVersion } from '../shared-libraries.mjs';
import { compareSurfaces, isRaisedEnough, surfaceOf } from './surface.mjs';

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
