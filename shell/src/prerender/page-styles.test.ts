import { compactMarkup } from './page-styles';

test('class names of components are removed unless a rule of the page uses them', () => {
  const html =
    '<p class="ui__sc-1f-0 abc"><i class="ui__sc-2e-1">x</i><b class="shell__sc-3d-0">y</b></p>';
  const css = '.abc{color:red}.abc .shell__sc-3d-0{color:blue}n{--ui__sc-2e-1:}';
  expect(compactMarkup(html, css)).toBe(
    '<p class="abc"><i>x</i><b class="shell__sc-3d-0">y</b></p>',
  );
});

test('data-discover attributes are removed from tags, but not from the text of the page', () => {
  const link = '<a href="/" data-discover="true">Home</a>';
  const code = '<code>&lt;a data-discover=&quot;true&quot;&gt;</code>';
  expect(compactMarkup(link + code, '')).toBe(`<a href="/">Home</a>${code}`);
});
