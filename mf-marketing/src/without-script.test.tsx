import { render, screen } from '@testing-library/react';
import { newsletterTexts } from './blog/blog-texts';
import { Newsletter } from './blog/newsletter';
import { ChooserSection } from './pricing/chooser/chooser-section';

// jsdom, like browsers before 2023, does not know the media feature `scripting`.
test('a browser with script does not contain what is meant for others', () => {
  render(
    <>
      <ChooserSection />
      <Newsletter kind="list" />
    </>,
  );
  expect(screen.queryByText(newsletterTexts.withoutScript)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
