import { providedByShell } from './shared-libraries.mjs';

/** One chunk for all lazy modules, because they are requested together. */
const chunk = '/* webpackChunkName: "lazy-libraries" */';

/**
 * webpack loader: replaces `shared-modules.ts` with a table of the modules that the shell provides
 * to remotes, in the format of the federation runtime's `registerShared`. Each module runs on its
 * first use.
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
