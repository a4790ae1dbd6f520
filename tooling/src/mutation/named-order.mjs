/** Runs test files in the given order, which starts with those that are fast and likely to fail. */
// biome-ignore lint/style/noDefaultExport: jest takes no other.
export default class NamedOrder {
  /** @param {readonly { path: string }[]} tests */
  sort(tests) {
    const order = JSON.parse(process.env.MUTATION_TESTS ?? '[]');
    return [...tests].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }

  cacheResults() {
    // Do not store results, because jest would use them for its own order.
  }
}
