import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { CustomerChoice } from './customer-choice';

const ada = { id: '1', firstName: 'Ada', lastName: 'Kwon', email: 'ada@example.com' };

test('a search that fails offers no customers of an earlier one and says that it has failed', async () => {
  answerWith({ read: ({ search }) => (search.get('q') ? undefined : [ada]) });
  render(
    <PanelFrame>
      <Form onSubmit={() => undefined}>{() => <CustomerChoice />}</Form>
    </PanelFrame>,
  );
  const field = screen.getByRole('combobox', { name: 'Customer' });
  await userEvent.click(field);
  expect(await screen.findByRole('option')).toHaveTextContent('Ada Kwon');
  await userEvent.type(field, 'noor');
  expect(await screen.findByText('The customers could not be loaded')).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
});
