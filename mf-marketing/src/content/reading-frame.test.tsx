import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ArticleHeader } from '../help/article/article-header';
import { ReadingFrame } from './reading-frame';

/** Selectors of what is not printed. */
const unprinted = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === 'print')
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ style }) => style.display === 'none')
    .map(({ selectorText }) => selectorText);

test('what the buttons of a text report is not printed, as the buttons are not', () => {
  const texts = { label: 'EQUIPMENT', title: 'Rooms', description: '', readTime: '20 min' };
  render(
    <MemoryRouter>
      <ReadingFrame
        way={null}
        header={<ArticleHeader frontMatter={texts as never} kind="Guide" />}
        headings={[]}
      >
        Text
      </ReadingFrame>
    </MemoryRouter>,
  );
  const isPrinted = (element: Element) => !unprinted().some((each) => element.matches(each));
  expect(isPrinted(screen.getByRole('heading'))).toBe(true);
  expect(isPrinted(screen.getByRole('button', { name: 'Share Guide' }))).toBe(false);
  expect(isPrinted(screen.getByRole('status'))).toBe(false);
});
