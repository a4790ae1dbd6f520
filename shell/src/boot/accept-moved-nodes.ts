/**
 * A browser that translates a page replaces text nodes, and React would throw when it removes one or
 * inserts before it (facebook/react#11538), which would end the page. A node that is not a child
 * any more stays removed, and what would come before it comes last.
 */
export function acceptMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) return child;
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call(this, node, place) as T;
  };
}
