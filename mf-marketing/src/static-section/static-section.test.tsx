import { act, render, screen } from '@testing-library/react';
import { lazyModule, useLazyModuleState } from './lazy-module';
import { StaticSection } from './static-section';
import { ReleaseContext, stampDocument } from './testing';

const Words = ({ query }: { query: string }) => <p>Drawn for {query}</p>;

function setUp() {
  const importCode = jest.fn(async () => ({ Words }));
  const lazy = lazyModule(['words'], importCode);
  function Page({ query }: { query: string }) {
    const { code } = useLazyModuleState(lazy, query !== '');
    return (
      <ReleaseContext>
        <StaticSection name="words">{code && <code.Words query={query} />}</StaticSection>
      </ReleaseContext>
    );
  }
  return { importCode, lazy, Page };
}

beforeEach(() => {
  document.body.innerHTML = '';
});

test('server markup stays until there is other content, and the code is loaded once', async () => {
  document.body.innerHTML = '<div data-static="words"><p>As it came</p></div>';
  stampDocument();
  const { importCode, lazy, Page } = setUp();
  await lazy.prepare();
  const { container, rerender } = render(<Page query="" />);
  expect(container).toHaveTextContent('As it came');
  expect(importCode).not.toHaveBeenCalled();

  await act(async () => rerender(<Page query="loudness" />));
  expect(container).toHaveTextContent('Drawn for loudness');
  expect(container).not.toHaveTextContent('As it came');

  await act(async () => rerender(<Page query="" />));
  expect(importCode).toHaveBeenCalledTimes(1);
});

test('if the replaced markup had the focus, the heading of the page gets it', async () => {
  document.body.innerHTML = '<div data-static="words"><a href="/x">As it came</a></div>';
  stampDocument();
  const { lazy, Page } = setUp();
  await lazy.prepare();
  const page = (query: string) => (
    <main>
      <h1>Words</h1>
      <Page query={query} />
    </main>
  );
  const { container, rerender } = render(page(''));
  act(() => container.querySelector('a')?.focus());
  await act(async () => rerender(page('loudness')));
  expect(screen.getByText('Drawn for loudness')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('without server markup the code is loaded before the page is rendered', async () => {
  const { lazy, Page } = setUp();
  await lazy.prepare();
  render(<Page query="" />);
  expect(screen.getByText('Drawn for')).toBeVisible();
});
