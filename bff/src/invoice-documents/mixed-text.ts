import { eastAsianFont, type Typeface } from './fonts.js';
import { isMixed, linesWithin, type TextRun, visualRuns } from './text-runs.js';

type Document = PDFKit.PDFDocument;

interface MixedStyle {
  readonly isBold: boolean;
  readonly size: number;
  readonly width: number;
}

/** Without this list the library lays out single words from left to right, whatever the script. */
const wholeRuns: PDFKit.Mixins.OpenTypeFeatures[] = [];

/**
 * A text with several typefaces or right-to-left words, neither of which the library supports by
 * itself.
 */
export class MixedText {
  readonly height: number;
  private readonly lines: readonly string[];
  private readonly lineHeight: number;

  constructor(
    private readonly document: Document,
    /** In logical (reading) order. */
    readonly text: string,
    private readonly style: MixedStyle,
  ) {
    this.choose('latin');
    this.lineHeight = document.currentLineHeight(true);
    this.lines = linesWithin(text, style.width, (line) => this.widthOf(visualRuns(line)));
    this.height = this.lines.length * this.lineHeight;
  }

  /** @param y of the upper edge; `x` and `y` are in points */
  draw(x: number, y: number): void {
    const { document, style } = this;
    // All typefaces share the baseline of the main typeface.
    const ascent = this.lineHeight * ascentShare;
    for (const [index, line] of this.lines.entries()) {
      let at = x;
      for (const run of visualRuns(line)) {
        this.choose(run.typeface);
        const baseline = y + index * this.lineHeight + ascent;
        document.text(run.text, at, baseline, {
          lineBreak: false,
          features: wholeRuns,
          baseline: 'alphabetic',
        });
        at += this.widthOf([run]);
      }
    }
    document.x = x;
    document.y = y + this.height;
    document.fontSize(style.size);
  }

  private widthOf(runs: readonly TextRun[]): number {
    return runs.reduce((sum, { text, typeface }) => {
      this.choose(typeface);
      return sum + this.document.widthOfString(text, { features: wholeRuns });
    }, 0);
  }

  private choose(typeface: TextRun['typeface']): void {
    const { isBold, size } = this.style;
    const own = isBold ? 'bold' : 'regular';
    if (typeface !== 'latin') registerOnce(this.document, typeface);
    this.document.font(typeface === 'latin' ? own : typeface).fontSize(size);
  }
}

const registered = new WeakMap<Document, Set<Typeface>>();

function registerOnce(document: Document, typeface: Exclude<Typeface, 'latin'>): void {
  const names = registered.get(document) ?? new Set();
  registered.set(document, names);
  if (names.has(typeface)) return;
  names.add(typeface);
  document.registerFont(typeface, eastAsianFont(typeface));
}

/** Share of DejaVu's line height above the baseline. */
const ascentShare = 0.797;

/** @returns undefined when the library can lay out the text by itself */
export const mixedText = (
  document: Document,
  text: string,
  style: MixedStyle,
): MixedText | undefined => (isMixed(text) ? new MixedText(document, text, style) : undefined);
