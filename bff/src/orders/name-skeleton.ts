/** Letters that look like Latin ones in most typefaces, each group behind the letter it is read as. */
const lookAlikes = [
  'aаαɑ',
  'bвβ',
  // The lunate sigma is a final one in NFKD.
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
 * What a name is read as: without case, accents, width, invisible characters and look-alikes. Two names with one skeleton can
 * be taken for each other.
 */
export function nameSkeleton(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]+/gu, '')
    .toLowerCase();
  return [...plain]
    .map((letter) => readAs.get(letter) ?? letter)
    .join('')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
