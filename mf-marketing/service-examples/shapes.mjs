import { outlines, widthOf } from '../drawing/outlines.mjs';
import { both, fill, stroke } from '../drawing/paint.mjs';

/** @typedef {Parameters<typeof fill>[0]} Shade */

/**
 * A line of text with its baseline at `y`.
 * @param {string} text @param {number} x @param {number} y
 * @param {{ size?: number, shade?: Shade, bold?: boolean, centred?: boolean }} [look]
 */
export const words = (text, x, y, { size = 14, shade = 'ink', bold, centred } = {}) =>
  `<path d="${outlines(text, { x, y, size, centred })}" ${both(shade, shade, Math.round(size * (bold ? 0.45 : 0.1)) / 10)}/>`;

/**
 * A line of text in which words between tildes are struck through.
 * @param {string} text @param {number} x @param {number} y
 * @param {{ size: number, shade: Shade }} look
 */
export function corrected(text, x, y, look) {
  const parts = text.split('~');
  const strokes = parts.map((part, index) => {
    const from = x + widthOf(parts.slice(0, index).join(''), look.size);
    return index % 2 ? `M${Math.round(from)} ${y - 4}h${Math.round(widthOf(part, look.size))}` : '';
  });
  return `${words(parts.join(''), x, y, look)}<path d="${strokes.join('')}" ${stroke('accent', 1.8)}/>`;
}

/**
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {Shade} [inside] @param {Shade} [edge]
 */
export const panel = (x, y, width, height, inside = 'panel', edge = 'faint') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" ${both(inside, edge, 2)}/>`;

/**
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {Shade} shade @param {number} [radius]
 */
export const block = (x, y, width, height, shade, radius = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${fill(shade)}/>`;

/**
 * Placeholder lines of text.
 * @param {readonly number[][]} all `[x, y, width]` of each
 * @param {Shade} [shade]
 */
export const lines = (all, shade = 'faint') =>
  `<path d="${all.map(([x, y, width]) => `M${x} ${y}h${width}`).join('')}" ${stroke(shade, 6)}/>`;

/** Loudness of speech, from 0 to 1. */
const speech = [0.3, 0.7, 1, 0.55, 0.85, 0.4, 0.65, 0.2, 0.5, 0.9, 0.75, 0.35];

/**
 * Bars of a recording.
 * @param {number} x @param {number} middle @param {number} count
 * @param {number} reach half the height of the loudest bar
 * @param {Shade} shade @param {{ step?: number, from?: number }} [how]
 */
export function wave(x, middle, count, reach, shade, { step = 7, from = 0 } = {}) {
  const bars = Array.from({ length: count }, (_, index) => {
    const half = Math.max(1, Math.round((speech[(index + from) % speech.length] ?? 0) * reach));
    return `M${x + index * step} ${middle - half}v${2 * half}`;
  });
  return `<path d="${bars.join('')}" ${stroke(shade, step - 3)}/>`;
}

/**
 * Head and shoulders of a person.
 * @param {number} x centre
 * @param {number} y lower edge
 * @param {number} size @param {Shade} shade
 */
export const bust = (x, y, size, shade) =>
  `<circle cx="${x}" cy="${y - size * 0.78}" r="${size * 0.24}" ${fill(shade)}/><path d="M${x - size / 2} ${y}a${size / 2} ${size * 0.46} 0 0 1 ${size} 0z" ${fill(shade)}/>`;

/** @param {number} x tip @param {number} y tip */
export const arrow = (x, y) =>
  `<path d="M${x - 22} ${y}h22m-8 -8l8 8l-8 8" ${stroke('accent', 3)}/>`;

/** A tick in a circle. @param {number} x @param {number} y */
export const tick = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="9" ${fill('accent')}/><path d="M${x - 4} ${y}l3 3l5 -6" ${stroke('onAccent', 2.4)}/>`;
