import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';

interface IntroWordsProps {
  readonly headline: string;
  readonly text: string;
  readonly primaryAction: { readonly label: string; readonly to: string };
  /** Anchor within the page. */
  readonly secondaryAction: { readonly label: string; readonly href: string };
}

/** A page's headline, introduction and two main actions. */
export function IntroText({ headline, text, primaryAction, secondaryAction }: IntroWordsProps) {
  return (
    <Stack gap={5}>
      <Heading level={1} size="x5">
        {headline}
      </Heading>
      <Lead>{text}</Lead>
      <Cluster>
        <LinkButton to={primaryAction.to} size="lg">
          {primaryAction.label}
        </LinkButton>
        <LinkButton href={secondaryAction.href} variant="secondary" size="lg">
          {secondaryAction.label}
        </LinkButton>
      </Cluster>
    </Stack>
  );
}
