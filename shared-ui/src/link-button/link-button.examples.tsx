import type { Example } from '@northcast/shared-ui/example/example';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';

export const linkButtonExamples: readonly Example[] = [
  {
    name: 'To a route of ours, and elsewhere',
    render: () => (
      <Cluster>
        <LinkButton to="/services" size="lg" iconEnd={<Icon name="arrow-right" />}>
          EXPLORE SERVICES
        </LinkButton>
        <LinkButton to="/pricing" size="lg" variant="secondary">
          VIEW PRICING
        </LinkButton>
        <LinkButton href="mailto:hello@example.com" variant="ghost" icon={<Icon name="mail" />}>
          Write to us
        </LinkButton>
      </Cluster>
    ),
  },
];
