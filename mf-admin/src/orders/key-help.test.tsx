import type { Role } from '@northcast/shared-contracts/roles';
import { render, screen } from '@testing-library/react';
import { PanelFrame } from '../testing/panel-frame';
import { KeyHelp } from './key-help';

test.each<[Role, string[]]>([
  ['manager', ['J or ↓', 'K or ↑', '1', '2', '3', '4', '?', 'Esc']],
  ['producer', ['J or ↓', 'K or ↑', '?', 'Esc']],
])('a %s is told only the keys that work', (role, keys) => {
  render(
    <PanelFrame role={role}>
      <KeyHelp isOpen onToggle={() => undefined} />
    </PanelFrame>,
  );
  const terms = screen.getAllByRole('term', { hidden: true });
  expect(terms.map(({ textContent }) => textContent)).toEqual(keys);
});
