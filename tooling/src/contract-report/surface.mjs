/** Compares public surfaces as sets of lines, so that order and comments do not matter. */

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
export function compareSurfaces(before, after) {
  const removed = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  const needs = removed.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'nothing';
  return { removed, added, needs };
}

const parts = (version) => version.split('.').map(Number);

/** Whether the version was raised as far as a change of the surface requires. */
export function isRaisedEnough(before, after, needs) {
  const [majorBefore, minorBefore] = parts(before);
  const [major, minor] = parts(after);
  if (needs === 'nothing') return true;
  if (major > majorBefore) return true;
  return needs === 'minor' && major === majorBefore && minor > minorBefore;
}
