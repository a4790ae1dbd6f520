import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { shield } from '@northcast/shared-ui/icon/strokes';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

const Panel = styled(DialogBody)`
  align-items: center;
  padding-block: ${theme.space[5]} ${theme.space[6]};
  text-align: center;

  & > svg {
    color: ${theme.color.accentText};
  }
`;

/**
 * Shown in place of the form to visitors who are not signed in; both links return to this order.
 * They replace the dialog's history entry, so that Back does not open the form again once the order
 * is placed.
 * @param price in US dollars as displayed; 0 if it has no price
 */
export function LoginRequired({ price }: { readonly price: number }) {
  const { pathname, search, hash } = useLocation();
  const next = encodeURIComponent(`${pathname}${search}${hash}`);
  return (
    <>
      <Panel>
        <IconFrame strokes={shield} size="lg" />
        <Heading level={3}>{screens.loginRequired}</Heading>
        {price > 0 ? <Text weight="strong">Price: {formatDollars(price)}</Text> : null}
        <Text tone="muted">Please log in to place this order. Afterwards its form opens here.</Text>
      </Panel>
      <DialogFooter>
        <LinkButton to={`/auth?mode=sign-up&next=${next}`} replace variant="secondary">
          Create an account
        </LinkButton>
        <LinkButton to={`/auth?next=${next}`} replace>
          Login
        </LinkButton>
      </DialogFooter>
    </>
  );
}
