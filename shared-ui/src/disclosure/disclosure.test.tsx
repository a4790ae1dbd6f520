import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import { render, screen } from '@testing-library/react';

it('a closed disclosure renders its content, its heading and its group name', () => {
  render(
    <Disclosure name="faq" summary="How fast?" headingLevel={3}>
      The same day.
    </Disclosure>,
  );
  expect(screen.getByText('The same day.')).toBeInTheDocument();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('group')).toHaveAttribute('name', 'faq');
  expect(screen.getByRole('heading', { level: 3, name: 'How fast?' })).toBeVisible();
});

it('a disclosure with the `open` property is open initially', () => {
  render(
    <Disclosure summary="How fast?" open>
      The same day.
    </Disclosure>,
  );
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('the answer is animated only if reduced motion is not requested', () => {
  render(<Disclosure summary="How fast?">The same day.</Disclosure>);
  // The global rule for reduced motion does not reach this pseudo-element.
  const animated = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => /::details-content[^}]*transition:/.test(cssText))
    .map((rule) => (rule instanceof CSSMediaRule ? rule.media.mediaText : 'always'));
  expect(animated).toEqual(['(prefers-reduced-motion: no-preference)']);
});
