/** Folds letters to search for them: no accents, no apostrophes, lower case. */
export const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase();
