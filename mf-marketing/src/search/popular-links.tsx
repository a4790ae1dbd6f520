import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { popularLinks, searchTexts } from './search-texts';

interface PopularLinksProps {
  readonly headingLevel: 2 | 3;
  /** Called on a click, before the link is followed. */
  readonly onFollow?: () => void;
}

export function PopularLinks({ headingLevel, onFollow }: PopularLinksProps) {
  return (
    <Stack gap={3}>
      <Heading level={headingLevel} size="md">
        {searchTexts.popular}
      </Heading>
      <Cluster gap={2} as="ul">
        {popularLinks.map(({ label, to }) => (
          <li key={to}>
            <LinkButton to={to} variant="secondary" size="sm" onClick={onFollow}>
              {label}
            </LinkButton>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
