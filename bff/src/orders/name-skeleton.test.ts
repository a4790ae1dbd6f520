import { nameSkeleton } from './name-skeleton.js';

test.each([
  ['case', 'WEB Design', 'web deslgn'],
  ['accents, as one letter or two', 'Cafe\u0301 Café', 'cafe cafe'],
  ['the width of letters', 'ｗｅｂ', 'web'],
  ['letters that are not seen', 'w\u200be\u00adb\u0000', 'web'],
  ['which dash it is', 'e—mail e‑mail', 'e-mall e-mall'],
  ['spaces around it and how many are inside', '  web \u00a0\t design\n', 'web deslgn'],
  ['whether a letter is Cyrillic', 'авсԁенһіјкӏморԛѕтѵԝху', 'abcdehhljklmopqstvwxy'],
  ['whether a letter is Greek', 'αβϲεηικμορτυνχγζ', 'abcehlkmoptuvxyz'],
  ['whether a letter is Armenian or from phonetics', 'ɑɡոօսѡ', 'agnouw'],
  ['whether it is a digit or a bar', '0 1 | ı i', 'o l l l l'],
])('a name is read without regard to %s: %j', (_what, name, skeleton) => {
  expect(nameSkeleton(name)).toBe(skeleton);
});

test('names that read differently have different skeletons', () => {
  const names = ['Web design', 'Webdesign', 'Web-design', 'Web designs', 'Сайт', 'Site'];
  expect(new Set(names.map(nameSkeleton)).size).toBe(names.length);
});
