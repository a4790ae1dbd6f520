/** Alternating lowest and highest sample of each segment of a file; ±127 is full scale. */
export type Peaks = Int8Array;

/** @param base64 peaks in the API's format */
export function readPeaks(base64: string): Peaks {
  return Int8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

interface Column {
  readonly low: number;
  readonly high: number;
}

/**
 * Reduces the peaks to the given number of columns, each with its lowest and highest value, from −1
 * to 1.
 */
export function columnsOf(peaks: Peaks, count: number): Column[] {
  const pairs = peaks.length / 2;
  return Array.from({ length: pairs === 0 ? 0 : count }, (_, column) => {
    const from = Math.floor((column * pairs) / count);
    const to = Math.max(from + 1, Math.floor(((column + 1) * pairs) / count));
    let low = 0;
    let high = 0;
    for (let pair = from; pair < to; pair += 1) {
      low = Math.min(low, peaks[pair * 2] ?? 0);
      high = Math.max(high, peaks[pair * 2 + 1] ?? 0);
    }
    return { low: low / 127, high: high / 127 };
  });
}

interface Picture {
  readonly peaks: Peaks | null;
  /** From 0 to 1. */
  readonly progress: number;
  /** Positions of comments, from 0 to 1. */
  readonly marks: readonly number[];
}

/** In CSS pixels. */
const columnWidth = 3;
const gap = 1;
const markSize = 8;

/**
 * Draws the waveform in the canvas's full width. Colours come from the canvas's style: `color` for
 * the played part, `border-color` for the rest, `outline-color` for marks.
 */
export function drawWaveform(canvas: HTMLCanvasElement, { peaks, progress, marks }: Picture): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = width === 0 ? null : canvas.getContext('2d');
  if (context === null) return;
  const scale = globalThis.devicePixelRatio || 1;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.scale(scale, scale);
  const { color, borderTopColor, outlineColor } = getComputedStyle(canvas);
  const area = height - markSize;
  const middle = markSize + area / 2;
  const count = Math.max(1, Math.floor(width / columnWidth));
  const columns = columnsOf(peaks ?? new Int8Array(2), count);
  for (const [index, { low, high }] of columns.entries()) {
    context.fillStyle = (index + 0.5) / count <= progress ? color : borderTopColor;
    const top = middle - (high * area) / 2;
    const bottom = middle - (low * area) / 2;
    context.fillRect(index * columnWidth, top, columnWidth - gap, Math.max(2, bottom - top));
  }
  context.fillStyle = color;
  context.fillRect(Math.min(width - 2, progress * width), markSize, 2, area);
  context.fillStyle = outlineColor;
  for (const mark of marks) drawMark(context, mark * width);
}

/** Draws a triangle above the waveform that points at the position. */
function drawMark(context: CanvasRenderingContext2D, x: number): void {
  context.beginPath();
  context.moveTo(x - markSize / 2, 0);
  context.lineTo(x + markSize / 2, 0);
  context.lineTo(x, markSize);
  context.fill();
}
