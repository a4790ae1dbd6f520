import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { AreaBoundary } from './area-boundary';

const error = new Error('broken');
const reported = jest.fn();

const breaks = (): never => {
  throw error;
};

function Broken() {
  return breaks();
}

function BrokenEffect() {
  useLayoutEffect(breaks, []);
  return null;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reported.mockClear();
  Object.assign(globalThis, { reportError: reported });
});

test.each([
  ['while rendering', <Broken key="" />],
  ['in an effect', <BrokenEffect key="" />],
])('children that throw %s are mounted again once for each load', (_when, broken) => {
  const page = (load: number, children: ReactNode = broken) => (
    <>
      <nav>Links</nav>
      <AreaBoundary load={load}>{children}</AreaBoundary>
    </>
  );
  const { rerender } = render(page(1));
  expect(screen.getByText('Links')).toBeVisible();
  expect(reported.mock.calls).toEqual([[error], [error]]);
  rerender(page(2, <p>Next</p>));
  expect(screen.getByText('Next')).toBeVisible();
});
