import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addEditor } from '../sign-out/use-sign-out';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { Sidebar } from './sidebar';

test('Logout saves open editors first, also if one of them fails', async () => {
  answerWith({});
  const steps: string[] = [];
  addEditor({ save: () => Promise.reject(new Error('Refused')), end: () => undefined });
  addEditor({
    save: async () => void steps.push('save'),
    end: () => void steps.push('end'),
  });
  render(
    <PanelFrame host={{ signOut: async (to) => void steps.push(`sign out to ${to}`) }}>
      <Sidebar />
    </PanelFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(steps).toEqual(['save', 'end', 'sign out to /auth']));
});
