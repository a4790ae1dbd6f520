import { SourceText } from './source-text.mjs';

/**
 * Tells whether a mutant is active, and records in a file which test file reaches which mutant. It
 * is a function declaration, which is hoisted, so that modules in an import cycle can call it. Each
 * test file has its own `globalThis`.
 */
const header = `function mutant__(id: number): boolean {
  const shared = globalThis as { mutants__?: { active: number; reached: Set<number> }; expect?: { getState(): { testPath?: string } } };
  const all = (shared.mutants__ ??= { active: Number(process.env['MUTANT'] ?? -1), reached: new Set() });
  const file = process.env['MUTANTS_REACHED'];
  if (file && !all.reached.has(id)) {
    all.reached.add(id);
    require('node:fs').appendFileSync(file, id + '\\t' + shared.expect?.getState().testPath + '\\n');
  }
  return all.active === id;
}
`.replaceAll('\n', ' ');

/**
 * The source with all mutants, each guarded by a check whether it is active, so that the tests are
 * compiled only once.
 * @param {string} text
 * @param {readonly (import('./find-mutants.mjs').Mutant & { readonly id: number })[]} mutants in
 * the order of the text
 */
export function instrument(text, mutants) {
  const source = new SourceText(text);

  /** The text from start to end with these mutants, all of which lie inside. */
  function build(start, end, inside) {
    let result = '';
    let position = start;
    let rest = inside;
    while (rest.length > 0) {
      const [outer] = rest;
      const same = rest.filter((each) => each.start === outer.start && each.end === outer.end);
      const inner = rest.filter((each) => !same.includes(each) && each.end <= outer.end);
      result += source.slice(position, outer.start) + choice(outer, same, inner);
      position = outer.end;
      rest = rest.filter((each) => each.start >= outer.end);
    }
    return result + source.slice(position, end);
  }

  function choice({ start, end, kind }, same, inner) {
    const ask = ({ id }) => `mutant__(${id})`;
    if (kind === 'block') {
      const content = build(start + 1, end - 1, inner);
      return `{ if (${same.map(ask).join(' || ')}) {} else {${content}} }`;
    }
    const original = `(${build(start, end, inner)})`;
    return `(${same.map((each) => `${ask(each)} ? (${each.replacement}) : `).join('')}${original})`;
  }

  return header + build(1, source.end, mutants);
}
