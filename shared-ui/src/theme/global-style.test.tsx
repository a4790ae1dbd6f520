import { Button } from '@northcast/shared-ui/button/button';
import { forcedStyles } from '@northcast/shared-ui/testing/forced-styles';
import { GlobalStyle } from '@northcast/shared-ui/theme/global-style';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

beforeAll(() => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  document.head.insertAdjacentHTML('beforeend', sheet.getStyleTags());
});

it('in forced colors a pressed button looks different from the others', () => {
  render(
    <>
      <Button aria-pressed>Version 1</Button>
      <Button aria-pressed={false}>Version 2</Button>
    </>,
  );
  const [pressed, other] = screen.getAllByRole('button').map(forcedStyles);
  expect(pressed).not.toEqual(other);
});
