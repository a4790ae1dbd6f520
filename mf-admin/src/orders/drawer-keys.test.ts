import { shortcutOf } from './drawer-keys';

const drawer = document.createElement('div');
const child = (name: string, attributes: Record<string, string> = {}) => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  drawer.append(element);
  return element;
};
const pressed = (key: string, target: EventTarget | null, change: object = {}) => ({
  key,
  target,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...change,
});

test.each([
  ['j', 'j'],
  ['J', 'j'],
  ['?', '?'],
  ['1', '1'],
  ['ArrowDown', 'ArrowDown'],
])('%s within the drawer is %s', (key, shortcut) => {
  expect(shortcutOf(pressed(key, child('button')), drawer)).toBe(shortcut);
  expect(shortcutOf(pressed(key, drawer), drawer)).toBe(shortcut);
});

test.each([
  ['input', {}],
  ['textarea', {}],
  ['select', {}],
  ['div', { contenteditable: 'true' }],
  ['div', { role: 'slider' }],
  ['ul', { role: 'listbox' }],
  ['div', { role: 'menu' }],
])('%s %p keeps its keys', (name, attributes) => {
  expect(shortcutOf(pressed('j', child(name, attributes)), drawer)).toBeNull();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { repeat: true },
  { isComposing: true },
])('no shortcut with %p', (change) => {
  expect(shortcutOf(pressed('j', drawer, change), drawer)).toBeNull();
});

test('keys outside of the drawer are none of it, nor any without one', () => {
  expect(shortcutOf(pressed('j', document.body), drawer)).toBeNull();
  expect(shortcutOf(pressed('j', drawer), null)).toBeNull();
});
