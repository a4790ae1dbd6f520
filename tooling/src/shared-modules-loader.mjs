import { sharedByShell } from './shared-libraries.mjs';

/**
 * webpack loader: in place of `shared-modules.ts`, the table of what the shell hands to remotes, as the federation runtime's
 * `registerShared` takes it. Each module runs when it is first asked for, by the shell itself or by a remote.
 */
export default function sharedModulesLoader() {
  const entries = Object.entries(sharedByShell()).map(([request, { version, ...shareConfig }]) => {
    const name = JSON.stringify(request);
    const options = JSON.stringify({ version, shareConfig }).slice(1, -1);
    return `${name}: { ${options}, lib: () => require(${name}) }`;
  });
  return `export const sharedModules = {\n${entries.join(',\n')}\n};\n`;
}
