/** Every line of a public surface that says something: a set, so that order and comments don't matter. */

const comments = /\/\*\*[\s\S]*?\*\/\s*/g;
const ignored = /^(import\b.*|export \{\};|[{}\])>;,]*|)$/;
const declaration = /^export (?:declare )?(?:const|function|interface|type|class) (\w+)/;

/**
 * Lines of one declaration file, each with the declaration it belongs to.
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

/** A list of names is a line for each, so that one more is an addition and not a change. */
function elements(line) {
  const [, head, list] = /^(export declare const \w+: readonly )\[('.*')\];$/.exec(line) ?? [];
  return list ? list.split(', ').map((element) => `${head}${element}`) : [line];
}

/**
 * What a changed surface asks of the version. A changed line is one taken away and one added.
 * @returns {{ removed: string[], added: string[], needs: 'major' | 'minor' | 'nothing' }}
 */
export function compareSurfaces(before, after) {
  const removed = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  const needs = removed.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'nothing';
  return { removed, added, needs };
}

const parts = (version) => version.split('.').map(Number);

/** Whether the version was raised as far as a change of the surface needs. */
export function isRaisedEnough(before, after, needs) {
  const [majorBefore, minorBefore] = parts(before);
  const [major, minor] = parts(after);
  if (needs === 'nothing') return true;
  if (major > majorBefore) return true;
  return needs === 'minor' && major === majorBefore && minor > minorBefore;
}
