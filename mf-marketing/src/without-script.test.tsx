import { render, screen } from '@testing-library/react';
import { newsletterTexts } from './blog/blog-texts';
import { Newsletter } from './blog/newsletter';
import { ChooserSection } from './pricing/chooser/chooser-section';

// jsdom, like browsers before 2023, does not know the media feature `scripting`.
test('what only visitors without script need is not in a page with script', () => {
  render(
    <>
      <ChooserSection />
      <Newsletter kind="list" />
    </>,
  );
  expect(screen.queryByText(newsletterTexts.withoutScript)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
