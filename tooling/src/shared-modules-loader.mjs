import { sharedByShell } from './shared-libraries.mjs';

/**
 * webpack loader: in place of `shared-modules.ts`, the table of what the shell hands to remotes, as the federation runtime's
 * `registerShared` takes it. Each module runs when it is first asked for, by the shell itself or by a remote.
 */
export default function sharedModulesLoader() {
  const terms = new Set();
  const entries = Object.entries(sharedByShell()).map(([request, { version, ...shareConfig }]) => {
    const name = JSON.stringify(request);
    terms.add(JSON.stringify({ version, shareConfig }));
    const index = [...terms].indexOf(JSON.stringify({ version, shareConfig }));
    return `${name}: { ...terms[${index}], lib: () => require(${name}) }`;
  });
  return `const terms = [${[...terms].join(', ')}];
export const sharedModules = {\n${entries.join(',\n')}\n};\n`;
}
