import { isGoodLink } from './editor-extensions';
import { slugOf } from './post-content';

test.each([
  ['https://example.com/a', true],
  ['mailto:ada@example.com', true],
  ['/blog/x', true],
  ['#part', true],
  ['//evil.example', false],
  ['javascript:alert(1)', false],
  ['/\\evil.example', false],
  ['data:text/html,x', false],
  ['java\nscript:alert(1)', false],
  ['example.com', false],
])('a link to %j is allowed: %s', (address, isGood) => expect(isGoodLink(address)).toBe(isGood));

test.each([
  ['Mix a voice to -16 LUFS', 'mix-a-voice-to-16-lufs'],
  ['What’s *new*, Zoë?', 'whats-new-zoe'],
  ['   ', ''],
])('the title %j suggests the slug %j', (title, slug) => expect(slugOf(title)).toBe(slug));
