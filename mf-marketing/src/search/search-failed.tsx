import { Button } from '@northcast/shared-ui/button/button';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { searchTexts } from './search-texts';

/** Shown if the code or the index of the search cannot be loaded, for example offline. */
export function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text, retry } = searchTexts.failed;
  return (
    <Stack gap={2} align="start" role="alert">
      <Text weight="strong">{title}</Text>
      <Text tone="muted">{text}</Text>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {retry}
      </Button>
    </Stack>
  );
}
