import { Prose } from '@northcast/shared-ui/prose/prose';
import { render } from '@testing-library/react';

it.each([
  ['a relative address', { href: '/contact' }, []],
  [
    'a relative address whose full form is known',
    { href: '/contact', 'data-address': 'https://northcast.example/contact' },
    ['data-address'],
  ],
  ['an absolute address', { href: 'https://other.example/' }, ['href']],
])('on paper a link with %s shows its absolute address or none', (_what, attributes, shown) => {
  const { container } = render(
    <Prose>
      <a {...attributes}>Contact</a>
    </Prose>,
  );
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.includes('::after'))
    .filter(({ selectorText }) => container.querySelector(selectorText.replaceAll('::after', '')));
  expect(rules.map(({ style }) => /attr\((.*?)\)/.exec(style.content)?.[1])).toEqual(shown);
});
