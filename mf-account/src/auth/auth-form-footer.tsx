import { Button } from '@northcast/shared-ui/button/button';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Foot = styled(Stack)`
  margin-top: ${theme.space[3]};
`;

const Others = styled(Cluster)`
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
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

/** The submit button, the way to the other form and the way past both. */
export function AuthFormFooter({ submit, toggle }: AuthFormFooterProps) {
  return (
    <Foot gap={5}>
      <Button type="submit" size="lg" wide busy={submit.isBusy} busyLabel={submit.busyLabel}>
        {submit.label}
      </Button>
      <Others gap={2} justify="space-between">
        <Cluster gap={1}>
          <Text size="sm" tone="muted">
            {toggle.question}
          </Text>
          <Button variant="ghost" size="sm" onClick={toggle.onToggle} disabled={submit.isBusy}>
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
