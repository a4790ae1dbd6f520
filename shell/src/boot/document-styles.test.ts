import { readFileSync } from 'node:fs';
import { compactStyles } from '../prerender/page-styles';
import { adoptDocumentStyles } from './document-styles';

const { version } = JSON.parse(
  readFileSync(require.resolve('styled-components/package.json'), 'utf8'),
) as { version: string };

/** The document of a page whose sheet contains a base component and, later, one that extends it. */
function serveDocument(): HTMLStyleElement {
  const css = compactStyles(`.base1{color:red;}/*!sc*/
@media (min-width:1px){.base1{color:blue;}}/*!sc*/
data-styled.g3[id="shell__sc-1f-0"]{content:"base1,"}/*!sc*/
.more1{color:green;}/*!sc*/
data-styled.g700[id="more"]{content:"more1,"}/*!sc*/
`);
  document.head.innerHTML = `<style data-page-styles="${version}">${css}</style>`;
  return document.querySelector('style') as HTMLStyleElement;
}

/** Runs styled-components as in production: rules are inserted into the CSSOM, not into text. */
async function runLibrary() {
  Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
  const library = await import('styled-components');
  return library.__PRIVATE__.mainSheet;
}

test('styled-components continues in the sheet of the document, with each rule in its group', async () => {
  const style = serveDocument();
  const original = style.sheet;
  const continueStyles = adoptDocumentStyles();
  const sheet = await runLibrary();
  continueStyles(sheet);

  expect(document.querySelectorAll('style, [data-styled]')).toHaveLength(1);
  expect(style.sheet).toBe(original);
  expect(sheet.hasNameForId('shell__sc-1f-0', 'base1')).toBe(true);
  expect(sheet.hasNameForId('more', 'more1')).toBe(true);

  sheet.insertRules('shell__sc-1f-0', 'base2', ['.base2{color:black;}']);
  sheet.insertRules('new', 'new1', ['.new1{color:white;}']);
  const selectors = [...(style.sheet?.cssRules ?? [])].map(
    (rule) => (rule as CSSStyleRule).selectorText ?? '@media',
  );
  expect(selectors).toEqual(['.base1', '@media', 'n', '.base2', '.more1', 'n', '.new1']);
});

test('a document without page styles is not changed', () => {
  document.head.innerHTML = '';
  const getTag = jest.fn();
  adoptDocumentStyles()({ getTag } as never);
  expect(getTag).not.toHaveBeenCalled();
  expect(document.head.innerHTML).toBe('');
});
