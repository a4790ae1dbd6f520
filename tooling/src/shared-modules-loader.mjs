import { providedByShell } from './shared-libraries.mjs';

/** One file for all that is loaded when the first remote asks: they are asked for together. */
const chunk = '/* webpackChunkName: "lazy-libraries" */';

/**
 * webpack loader: in place of `shared-modules.ts`, the table of what the shell hands to remotes, as
 * the federation runtime's `registerShared` takes it. Each module runs when it is first asked for.
 */
export default function sharedModulesLoader() {
  const entries = Object.entries(providedByShell()).map(([request, { version, isLazy }]) => {
    const name = JSON.stringify(request);
    const module = isLazy
      ? `get: () => import(${chunk} ${name}).then((module) => () => module)`
      : `lib: () => require(${name})`;
    return `${name}: { ...provided(${JSON.stringify(version)}), ${module} }`;
  });
  return `const provided = (version) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: version, strictVersion: true },
});
export const sharedModules = {\n${entries.join(',\n')}\n};\n`;
}
