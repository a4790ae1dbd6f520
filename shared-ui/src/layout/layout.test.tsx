import { Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { render, screen } from '@testing-library/react';

it('layout components do not pass their own props to the DOM element', () => {
  render(
    <Section tone="sunken" space="sm" data-testid="section">
      <Stack gap={4} align="start" data-testid="stack">
        <Grid min="sm" columns={3} data-testid="grid" />
      </Stack>
    </Section>,
  );
  for (const name of ['section', 'stack', 'grid']) {
    expect(screen.getByTestId(name).getAttributeNames()).toEqual(['data-testid', 'class']);
  }
});
