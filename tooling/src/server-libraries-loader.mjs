import { serverLibraries } from './shared-libraries.mjs';

/**
 * webpack loader: replaces `server-libraries.ts` with a table of the modules that the shell's
 * server bundle provides to those of the remotes. Each module runs on its first use.
 */
export default function serverLibrariesLoader() {
  const entries = serverLibraries().map((request) => {
    const name = JSON.stringify(request);
    return `${name}: () => require(${name})`;
  });
  return `export const serverLibraries = {\n${entries.join(',\n')}\n};\n`;
}
