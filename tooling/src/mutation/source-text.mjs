/** A source file's text by the positions in swc's syntax tree, which count bytes from 1. */
export class SourceText {
  #bytes;

  /** @param {string} text */
  constructor(text) {
    this.#bytes = Buffer.from(text);
  }

  /** @param {{ span: { start: number, end: number } }} node */
  of({ span }) {
    return this.slice(span.start, span.end);
  }

  /** The text of a node before and after a node inside it. */
  between({ span: outer }, { span: inner }) {
    return {
      before: this.slice(outer.start, inner.start),
      after: this.slice(inner.end, outer.end),
    };
  }

  /** @param {number} start @param {number} end */
  slice(start, end) {
    return this.#bytes.toString('utf8', start - 1, end - 1);
  }

  /** Position after the last byte. */
  get end() {
    return this.#bytes.length + 1;
  }

  /** @param {number} position */
  lineOf(position) {
    return this.slice(1, position).split('\n').length;
  }
}
