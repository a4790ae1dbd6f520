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
])('the key %s in the drawer is the shortcut %s', (key, shortcut) => {
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
])('a key in %s %p triggers no shortcut', (name, attributes) => {
  expect(shortcutOf(pressed('j', child(name, attributes)), drawer)).toBeNull();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { repeat: true },
  { isComposing: true },
])('a key with %p triggers no shortcut', (change) => {
  expect(shortcutOf(pressed('j', drawer, change), drawer)).toBeNull();
});

test('a key outside the drawer or without a drawer triggers no shortcut', () => {
  expect(shortcutOf(pressed('j', document.body), drawer)).toBeNull();
  expect(shortcutOf(pressed('j', drawer), null)).toBeNull();
});
