import { nameSkeleton } from './name-skeleton.js';

test.each([
  ['case', 'WEB Design', 'web deslgn'],
  ['accents, composed or decomposed', 'Cafe\u0301 Café', 'cafe cafe'],
  ['full-width letters', 'ｗｅｂ', 'web'],
  ['invisible characters', 'w\u200be\u00adb\u0000', 'web'],
  ['the kind of dash', 'e—mail e‑mail', 'e-mall e-mall'],
  ['surrounding and repeated spaces', '  web \u00a0\t design\n', 'web deslgn'],
  ['Cyrillic look-alike letters', 'авсԁенһіјкӏморԛѕтѵԝху', 'abcdehhljklmopqstvwxy'],
  ['Greek look-alike letters', 'αβϲεηικμορτυνχγζ', 'abcehlkmoptuvxyz'],
  ['Armenian and phonetic look-alike letters', 'ɑɡոօսѡ', 'agnouw'],
  ['look-alike digits, bars and letters', '0 1 | ı i', 'o l l l l'],
])('the skeleton of a name ignores %s: %j', (_what, name, skeleton) => {
  expect(nameSkeleton(name)).toBe(skeleton);
});

test('names that read differently have different skeletons', () => {
  const names = ['Web design', 'Webdesign', 'Web-design', 'Web designs', 'Сайт', 'Site'];
  expect(new Set(names.map(nameSkeleton)).size).toBe(names.length);
});
