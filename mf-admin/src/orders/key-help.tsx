import {
  orderStatuses,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { Button } from '@northcast/shared-ui/button/button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { useManages } from '../role/use-role';

/** Hidden on phones, which have no keyboard. */
const Frame = styled.div`
  position: relative;
  display: none;

  ${media.md} {
    display: block;
    margin-inline-start: auto;
  }
`;

const List = styled.dl`
  position: absolute;
  inset: calc(100% + ${theme.space[2]}) 0 auto auto;
  z-index: 1;
  display: grid;
  grid-template-columns: auto auto;
  gap: ${theme.space[2]} ${theme.space[4]};
  width: max-content;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: ${theme.elevation.high};
  font-size: ${theme.font.sm};

  dd {
    margin: 0;
    color: ${theme.color.ink};
  }
`;

const Key = styled.kbd`
  padding: 0 ${theme.space[2]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.sunken};
  color: ${theme.color.ink};
  font: inherit;
`;

const statusKeys = orderStatuses.map(
  (status, index) => [String(index + 1), orderStatusNames[status]] as const,
);

const keysOf = (canManage: boolean): readonly (readonly [string, string])[] => [
  ['J or ↓', 'Next order'],
  ['K or ↑', 'Previous order'],
  ...(canManage ? statusKeys : []),
  ['?', 'This list'],
  ['Esc', 'Close the order'],
];

interface KeyHelpProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The drawer's shortcuts, opened by a button or the `?` key. */
export function KeyHelp({ isOpen, onToggle }: KeyHelpProps) {
  const id = useId();
  const keys = keysOf(useManages());
  return (
    <Frame>
      <Button
        variant="secondary"
        size="sm"
        aria-label="Keyboard shortcuts"
        aria-keyshortcuts="?"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        ?
      </Button>
      {isOpen ? (
        <List id={id}>
          {keys.map(([key, meaning]) => (
            <KeyEntry key={key} name={key} meaning={meaning} />
          ))}
        </List>
      ) : null}
    </Frame>
  );
}

function KeyEntry({ name, meaning }: { readonly name: string; readonly meaning: string }) {
  return (
    <>
      <dt>
        <Key>{name}</Key>
      </dt>
      <dd>{meaning}</dd>
    </>
  );
}
