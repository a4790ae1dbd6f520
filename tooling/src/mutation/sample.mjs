import { createHash } from 'node:crypto';

/**
 * Part of the elements, by a seed: each is in it or not by what it is, so that a change of one file leaves the choice in the others nearly as it was.
 * @template Element
 * @param {readonly Element[]} elements
 * @param {number} size
 * @param {string} seed
 * @param {(element: Element) => string} nameOf
 * @returns {Element[]} in their order
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
