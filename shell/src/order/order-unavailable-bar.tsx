import { Button } from '@northcast/shared-ui/button/button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { styled } from 'styled-components';

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.dialog};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.danger};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
`;

interface OrderUnavailableBarProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Where not even the dialog that says so can be loaded, as without a network. */
export function OrderUnavailableBar({ onRetry, onClose }: OrderUnavailableBarProps) {
  return (
    <Bar role="alert">
      Ordering is not available right now. Please try again in a moment.
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        Close
      </Button>
    </Bar>
  );
}
