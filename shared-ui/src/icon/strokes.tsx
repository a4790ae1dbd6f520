/*
 * Strokes of single icons on a 24 × 24 grid. A page that draws only these with `IconFrame` does not
 * load those of all icons.
 */

export const alert = 'M12 4l9 15.5H3L12 4ZM12 10v4M12 16.8v.2';
export const check = 'M5 12.5l4.5 4.5L19 7.5';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const close = 'M6 6l12 12M18 6L6 18';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const plus = 'M12 5v14M5 12h14';
export const search = 'M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15.5 15.5L20 20';
export const shield =
  'M12 3l7.5 2.5V11c0 4.8-3 8.2-7.5 10-4.5-1.8-7.5-5.2-7.5-10V5.5L12 3ZM9 12l2.2 2.2L15.5 10';
