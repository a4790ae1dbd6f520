import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Foot = styled(Stack)`
  margin-top: ${theme.space[3]};
`;

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};

  /* Inline links without padding, so that they align with the form's edges on every line. */
  && [data-size] {
    min-height: ${theme.space[5]};
    padding-inline: 0;
    white-space: nowrap;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

interface AuthFormFooterProps {
  readonly submit: {
    readonly label: string;
    readonly busyLabel: string;
    readonly isBusy: boolean;
  };
  readonly toggle: {
    readonly question: string;
    readonly label: string;
    readonly onToggle: () => void;
  };
}

/** The submit button, the link to the other form, and the link that skips both. */
export function AuthFormFooter({ submit, toggle }: AuthFormFooterProps) {
  const { session } = useHost();
  // After sign-in the form stays visible until the next page has loaded.
  const isBusy = submit.isBusy || session.status === 'authenticated';
  return (
    <Foot gap={5}>
      <Button type="submit" size="lg" wide busy={isBusy} busyLabel={submit.busyLabel}>
        {submit.label}
      </Button>
      <Others>
        <Cluster gap={2} align="baseline">
          <Text size="sm" tone="muted">
            {toggle.question}
          </Text>
          <Button variant="ghost" size="sm" onClick={toggle.onToggle} disabled={isBusy}>
            {toggle.label}
          </Button>
        </Cluster>
        <LinkButton to="/services" variant="ghost" size="sm">
          Browse services
        </LinkButton>
      </Others>
    </Foot>
  );
}
