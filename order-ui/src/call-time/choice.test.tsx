import { forcedStyles } from '@northcast/shared-ui/testing/forced-styles';
import { render, screen } from '@testing-library/react';
import { Choice } from './choice';

it('in forced colors the chosen time looks different from the others', () => {
  const options = ['9:00', '10:00'].map((text) => ({ value: text, text }));
  render(<Choice label="Time" options={options} value="9:00" onChange={() => undefined} />);
  const [chosen, other] = ['9:00', '10:00'].map((text) => screen.getByText(text));
  expect(forcedStyles(chosen)).not.toEqual(forcedStyles(other));
});
