import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { Tabs } from '@northcast/shared-ui/tabs/tabs';
import { tabsExamples } from '@northcast/shared-ui/tabs/tabs.examples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

describeExamples(tabsExamples);

const tabs = ['Audio', 'Video', 'Text'].map((label) => ({
  id: label,
  label,
  content: `${label} files`,
}));

it.each([
  ['{ArrowRight}', 'Video'],
  ['{ArrowLeft}', 'Text'],
  ['{End}', 'Text'],
  ['{End}{Home}', 'Audio'],
])('%s shows the panel of %s', async (keys, expected) => {
  render(<Tabs label="Deliverables" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name: expected, selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: expected })).toHaveTextContent(`${expected} files`);
});

it('only one panel is shown after a click on a tab', async () => {
  render(<Tabs label="Deliverables" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Text' }));
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'Text' })]);
});
