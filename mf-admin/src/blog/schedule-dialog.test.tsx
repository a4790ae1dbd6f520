import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScheduleDialog } from './schedule-dialog';

async function scheduled(outcome: string | null) {
  const onClose = jest.fn();
  render(
    <ScheduleDialog scheduledFor={undefined} onSchedule={async () => outcome} onClose={onClose} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  return onClose;
}

test('the dialog closes once the post is scheduled', async () => {
  const onClose = await scheduled(null);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test.each([
  ['the error about the time', 'Choose a time in the future', 'Choose a time in the future'],
  ['a general error', '', 'The post could not be scheduled. Please try again.'],
])('the dialog stays open and shows %s', async (_case, outcome, text) => {
  const onClose = await scheduled(outcome);
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Publish at')).toHaveFocus());
  expect(onClose).not.toHaveBeenCalled();
});
