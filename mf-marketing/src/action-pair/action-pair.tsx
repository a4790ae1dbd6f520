import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';

interface Action {
  readonly label: string;
  readonly href: string;
}

interface ActionPairProps {
  readonly primary: Action;
  readonly secondary: Action;
}

/** The two links at the end of a section: the main action and the alternative. */
export function ActionPair({ primary, secondary }: ActionPairProps) {
  return (
    <Cluster>
      <LinkButton to={primary.href} size="lg">
        {primary.label}
      </LinkButton>
      <LinkButton to={secondary.href} variant="secondary" size="lg">
        {secondary.label}
      </LinkButton>
    </Cluster>
  );
}
