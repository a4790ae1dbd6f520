import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';

/** A link to a route of the site, or to an anchor of its page. */
type Action = { readonly label: string } & ({ readonly to: string } | { readonly href: string });

interface ActionPairProps {
  readonly primary: Action;
  readonly secondary: Action;
}

/** Two links: the main action and the alternative. */
export function ActionPair({ primary, secondary }: ActionPairProps) {
  const { label, ...target } = primary;
  const { label: otherLabel, ...other } = secondary;
  return (
    <Cluster>
      <LinkButton {...target} size="lg">
        {label}
      </LinkButton>
      <LinkButton {...other} variant="secondary" size="lg">
        {otherLabel}
      </LinkButton>
    </Cluster>
  );
}
