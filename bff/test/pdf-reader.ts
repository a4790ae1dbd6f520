/** A tagged structure element as a screen reader finds it: its type and text. */
export interface PdfElement {
  readonly type: string;
  readonly text: string;
}

type Objects = ReadonlyMap<string, string>;

/**
 * Reads the tagged texts of a PDF with uncompressed streams, in the order of its structure tree,
 * parents before children.
 */
export function readPdf(file: Buffer): PdfElement[] {
  const objects = objectsOf(file.toString('latin1'));
  const pages = new Map(
    [...objects].flatMap(([id, body]) =>
      body.includes('/Type /Page\n') ? [[id, markedTexts(objects, body)] as const] : [],
    ),
  );
  const root = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot')) ?? '';
  const read = (body: string): PdfElement[] => {
    const page = /\/Pg (\d+) 0 R/.exec(body)?.[1] ?? '';
    const kids = /\/K \[([^\]]*)\]/.exec(body)?.[1] ?? '';
    const parts = [...kids.matchAll(/(\d+) 0 R|(\d+)/g)];
    const text = parts
      .map(([, , mcid]) => (mcid ? (pages.get(page)?.get(mcid) ?? '') : ''))
      .join('');
    const inner = parts.flatMap(([, id]) => (id ? read(objects.get(id) ?? '') : []));
    const type = /\/S \/(\w+)/.exec(body)?.[1];
    return type === undefined ? inner : [{ type, text: text.trim() }, ...inner];
  };
  return read(root);
}

function objectsOf(file: string): Objects {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, id = '', body = '']) => [id, body]));
}

/** The texts of a page by marked-content id, which the structure tree refers to. */
function markedTexts(objects: Objects, page: string): Map<string, string> {
  const bodyOf = (pattern: RegExp, body: string) =>
    objects.get(pattern.exec(body)?.[1] ?? '') ?? '';
  const resources = bodyOf(/\/Resources (\d+) 0 R/, page) || page;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      charactersOf(bodyOf(/\/ToUnicode (\d+) 0 R/, objects.get(id) ?? '')),
    ]),
  );
  const content = bodyOf(/\/Contents (\d+) 0 R/, page);
  const texts = new Map<string, string>();
  for (const [, mcid = '', marked = ''] of content.matchAll(
    /\/MCID (\d+)\s*>>\s*BDC([\s\S]*?)EMC/g,
  )) {
    let font = '';
    const lines = [...marked.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].map(
      ([, name, shown]) => {
        font = name ?? font;
        const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join('');
        const codes = glyphs.match(/.{4}/g) ?? [];
        return codes
          .map((code) => fonts.get(font)?.[Number.parseInt(code, 16)] ?? '\ufffd')
          .join('');
      },
    );
    const text = lines.filter((line) => line !== '').join(' ');
    texts.set(mcid, text.replace(/\s+/g, ' '));
  }
  return texts;
}

/** The character of each glyph of a font. */
function charactersOf(map: string): string[] {
  const list = /beginbfrange\s*<0000> <\w+> \[(.*?)\]/.exec(map)?.[1] ?? '';
  return [...list.matchAll(/<(\w+)>/g)].map(([, hex = '']) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
  );
}
