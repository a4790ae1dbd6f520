import { serverLibraries } from './shared-libraries.mjs';

/**
 * webpack loader: in place of `server-libraries.ts`, the table of what the shell's server bundle hands to those of the areas. Each
 * module runs when it is first asked for.
 */
export default function serverLibrariesLoader() {
  const entries = serverLibraries().map((request) => {
    const name = JSON.stringify(request);
    return `${name}: () => require(${name})`;
  });
  return `export const serverLibraries = {\n${entries.join(',\n')}\n};\n`;
}
