/**
 * Second-order filters from the 'Audio EQ Cookbook' by R. Bristow-Johnson. Frequencies in Hz, gains
 * in dB.
 */
function coefficients(kind, rate, frequency, { q = Math.SQRT1_2, gain = 0 } = {}) {
  const w = (2 * Math.PI * frequency) / rate;
  const alpha = Math.sin(w) / (2 * q);
  const cos = Math.cos(w);
  const a = 10 ** (gain / 40);
  const root = 2 * Math.sqrt(a) * alpha;
  const pass = { a: [1 + alpha, -2 * cos, 1 - alpha] };
  switch (kind) {
    case 'high-pass':
      return { b: [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], ...pass };
    case 'low-pass':
      return { b: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2], ...pass };
    case 'notch':
      return { b: [1, -2 * cos, 1], ...pass };
    case 'peak':
      return {
        b: [1 + alpha * a, -2 * cos, 1 - alpha * a],
        a: [1 + alpha / a, -2 * cos, 1 - alpha / a],
      };
    case 'low-shelf':
      return {
        b: [
          a * (a + 1 - (a - 1) * cos + root),
          2 * a * (a - 1 - (a + 1) * cos),
          a * (a + 1 - (a - 1) * cos - root),
        ],
        a: [
          a + 1 + (a - 1) * cos + root,
          -2 * (a - 1 + (a + 1) * cos),
          a + 1 + (a - 1) * cos - root,
        ],
      };
    default:
      throw new Error(`No filter is called ${kind}`);
  }
}

/** @returns {Float64Array} the samples, filtered */
export function filtered(samples, rate, kind, frequency, options) {
  const { b, a } = coefficients(kind, rate, frequency, options);
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index];
    const y = (b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2) / a[0];
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[index] = y;
  }
  return out;
}
