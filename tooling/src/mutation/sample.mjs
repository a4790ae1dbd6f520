import { createHash } from 'node:crypto';

/**
 * A deterministic sample. Each element is ranked by a hash of its name, so that a change in one
 * file hardly changes the selection in the others.
 * @template Element
 * @param {readonly Element[]} elements
 * @param {number} size
 * @param {string} seed
 * @param {(element: Element) => string} nameOf
 * @returns {Element[]} in their original order
 */
export function sample(elements, size, seed, nameOf) {
  const ranked = elements.map((element, index) => ({
    element,
    index,
    rank: createHash('sha256')
      .update(`${seed}\n${nameOf(element)}`)
      .digest('hex'),
  }));
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .sort((a, b) => a.index - b.index)
    .map(({ element }) => element);
}
