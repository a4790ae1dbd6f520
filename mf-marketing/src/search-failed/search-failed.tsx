import { Button } from '@northcast/shared-ui/button/button';
import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { MouseEvent } from 'react';

const texts = {
  title: 'The search could not be loaded',
  text: 'Please check your connection. What you typed stays here.',
  retry: 'Try again',
} as const;

/** For a search that runs in the browser only. */
export const SearchWithoutScript = () => (
  <noscript>
    <Text size="sm">
      This search needs JavaScript; the <a href="/search">search of the whole site</a> does not.
    </Text>
  </noscript>
);

/** Shown if the code or the index of the search cannot be loaded, for example offline. */
export function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  const press = ({ currentTarget }: MouseEvent) => {
    // The pressed button disappears. A dialog takes the focus itself.
    if (!currentTarget.closest('[role=dialog]')) focusHeading({ preventScroll: true });
    onRetry();
  };
  return (
    <Stack gap={2} align="start" role="alert">
      <Text weight="strong">{texts.title}</Text>
      <Text tone="muted">{texts.text}</Text>
      <Button variant="secondary" size="sm" onClick={press}>
        {texts.retry}
      </Button>
    </Stack>
  );
}
