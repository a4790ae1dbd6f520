import { render } from '@testing-library/react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { Drawer } from './drawer';

test('the backdrop is animated only if reduced motion is not requested', () => {
  answerWith({});
  render(<Drawer />, { wrapper: PanelFrame });
  // The global rule for reduced motion does not reach this pseudo-element.
  const animated = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => /::backdrop[^}]*transition:/.test(cssText))
    .map((rule) => (rule instanceof CSSMediaRule ? rule.media.mediaText : 'always'));
  expect(animated).toEqual(['(prefers-reduced-motion: no-preference)']);
});
