import { fontFiles, printedText } from './fonts.js';
import { type MixedText, mixedText } from './mixed-text.js';

type Document = PDFKit.PDFDocument;

interface ParagraphStyle {
  readonly isBold?: boolean;
  readonly size?: number;
}

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const left = 56;
const bottom = 72;
const gapOfCells = 6;
const sizeOfText = 10;
const sizes = { H1: 22, H2: 12 } as const;

/** Columns of the items table: the first takes the width that the three numbers leave. */
export function columnsOf(width: number): Column[] {
  const numbers = [64, 84, 84];
  const first = width - numbers.reduce((sum, each) => sum + each, 0);
  let x = left + first;
  return [
    { x: left, width: first - gapOfCells, align: 'left' },
    ...numbers.map((each): Column => {
      const column = { x: x + gapOfCells, width: each - gapOfCells, align: 'right' } as const;
      x += each;
      return column;
    }),
  ];
}

/** Gives screen readers the text in logical order, instead of runs in visual order. */
const actualOf = (mixed: MixedText | undefined) =>
  mixed === undefined ? {} : { actual: mixed.text };

/**
 * Writes blocks from top to bottom, and continues on a new page. Every text is part of the
 * structure tree for screen readers.
 */
export class PdfPage {
  readonly width: number;
  private readonly root: PDFKit.PDFStructureElement;

  constructor(private readonly document: Document) {
    this.width = document.page.width - 2 * left;
    document.registerFont('regular', fontFiles.regular);
    document.registerFont('bold', fontFiles.bold);
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  gap(height: number): void {
    this.document.y += height;
  }

  heading(level: keyof typeof sizes, text: string): void {
    this.block(level, text, { isBold: true, size: sizes[level] }, 6);
  }

  paragraph(text: string, style: ParagraphStyle = {}): void {
    this.block('P', text, style, 3);
  }

  /** A name and a right-aligned amount, read as one paragraph. */
  amount(name: string, value: string, isBold = false): void {
    const { document } = this;
    this.makeRoom(16);
    const { y } = document;
    this.root.add(
      document.struct('P', {}, () => {
        this.style({ isBold });
        document.text(`${name}: `, left, y, { width: this.width - 108, align: 'right' });
        document.text(value, left + this.width - 100, y, { width: 100, align: 'right' });
      }),
    );
    document.y = y + 16;
    document.x = left;
  }

  /** The first row contains the headers. */
  table(columns: readonly Column[], [header = [], ...rows]: readonly (readonly string[])[]): void {
    const table = this.document.struct('Table');
    this.root.add(table);
    this.row(table, columns, header, 'TH');
    for (const row of rows) this.row(table, columns, row, 'TD');
    table.end();
  }

  /** Writes page numbers, which screen readers skip, and closes the file. */
  end(): void {
    const { document } = this;
    this.root.end();
    const { start, count } = document.bufferedPageRange();
    for (let index = start; count > 1 && index < start + count; index += 1) {
      document.switchToPage(index);
      // With a bottom margin, the library would start another page.
      document.page.margins.bottom = 0;
      document.markContent('Artifact', { type: 'Pagination' });
      this.style({ size: 8 });
      document.text(`Page ${index + 1} of ${count}`, left, document.page.height - 40, {
        width: this.width,
        align: 'right',
        lineBreak: false,
      });
      document.endMarkedContent();
    }
    document.end();
  }

  private row(
    table: PDFKit.PDFStructureElement,
    columns: readonly Column[],
    cells: readonly string[],
    type: 'TH' | 'TD',
  ): void {
    const { document } = this;
    const isBold = type === 'TH';
    this.style({ isBold });
    const texts = cells.map(printedText);
    const mixed = columns.map(({ width }, index) =>
      mixedText(document, texts[index] ?? '', { isBold, size: sizeOfText, width }),
    );
    const heights = columns.map(
      ({ width }, index) =>
        mixed[index]?.height ?? document.heightOfString(texts[index] ?? '', { width }),
    );
    const height = Math.max(...heights) + 2 * gapOfCells;
    this.makeRoom(height);
    const { y } = document;
    const row = document.struct('TR');
    table.add(row);
    for (const [index, { x, width, align }] of columns.entries()) {
      // The library's types lack `scope`.
      const options: object = isBold ? { scope: 'Column' } : actualOf(mixed[index]);
      row.add(
        document.struct(type, options, () => {
          this.style({ isBold });
          const cell = mixed[index];
          if (cell === undefined) {
            document.text(texts[index] ?? '', x, y + gapOfCells, { width, align });
          } else cell.draw(x, y + gapOfCells);
        }),
      );
    }
    row.end();
    document.markContent('Artifact', { type: 'Layout' });
    document
      .moveTo(left, y + height)
      .lineTo(left + this.width, y + height)
      .lineWidth(0.5)
      .strokeColor('#767676')
      .stroke();
    document.endMarkedContent();
    document.x = left;
    document.y = y + height;
  }

  private block(type: string, text: string, style: ParagraphStyle, after: number): void {
    const { document } = this;
    this.style(style);
    const printed = printedText(text);
    const { isBold = false, size = sizeOfText } = style;
    const mixed = mixedText(document, printed, { isBold, size, width: this.width });
    this.style(style);
    this.makeRoom(mixed?.height ?? document.heightOfString(printed, { width: this.width }));
    this.root.add(
      document.struct(type, actualOf(mixed), () => {
        this.style(style);
        if (mixed === undefined) document.text(printed, left, document.y, { width: this.width });
        else mixed.draw(left, document.y);
      }),
    );
    document.y += after;
  }

  private style({ isBold = false, size = sizeOfText }: ParagraphStyle): void {
    this.document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor('#111111');
  }

  private makeRoom(height: number): void {
    if (this.document.y + height > this.document.page.height - bottom) this.document.addPage();
  }
}
