import { columnsOf, type Peaks } from './peaks';

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
