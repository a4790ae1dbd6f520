/**
 * Letters that look alike in most typefaces; the first of each group is the one that all are read
 * as.
 */
const lookAlikes = [
  'aаαɑ',
  'bвβ',
  // NFKD turns the lunate sigma into a final sigma.
  'cсς',
  'dԁ',
  'eеε',
  'gɡ',
  'hнһη',
  'jј',
  'kкκ',
  'lіιıi1|ӏ',
  'mмμ',
  'nո',
  'oоοօ0',
  'pрρ',
  'qԛ',
  'sѕ',
  'tтτ',
  'uυս',
  'vνѵ',
  'wԝѡ',
  'xхχ',
  'yуγ',
  'zζ',
];

const readAs = new Map(
  lookAlikes.flatMap(([letter = '', ...others]) =>
    others.map((other): [string, string] => [other, letter]),
  ),
);

/**
 * Normalises a name to its visual skeleton, without case, accents, width, invisible characters and
 * look-alikes. Names with the same skeleton can be mistaken for each other.
 */
export function nameSkeleton(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .toLowerCase();
  return [...plain]
    .map((letter) => readAs.get(letter) ?? letter)
    .join('')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
