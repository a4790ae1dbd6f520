/** In place of stylis' vendor prefixes. */
export const prefix = (value) => value;
