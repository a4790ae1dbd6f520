/** Test files in the order in which they were named: those that are likely to fail, and take little time, come first. */
// biome-ignore lint/style/noDefaultExport: jest takes no other.
export default class NamedOrder {
  /** @param {readonly { path: string }[]} tests */
  sort(tests) {
    const order = JSON.parse(process.env.MUTATION_TESTS ?? '[]');
    return [...tests].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }

  cacheResults() {
    // jest's own order is by what it keeps here.
  }
}
