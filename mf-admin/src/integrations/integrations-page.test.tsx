import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { StepUpProvider } from '../second-factor/step-up';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { Page } from './integrations-page';

const fail = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['an error of the server', () => undefined, /This is an error on our side/],
  ['no response', fail, /Please check your connection/],
])('after %s webhooks and API tokens say whose fault it is', async (_failure, read, text) => {
  answerWith({ read });
  render(
    <PanelFrame address="/admin/integrations">
      <StepUpProvider>
        <Page />
      </StepUpProvider>
    </PanelFrame>,
  );
  expect(await screen.findAllByText(text)).toHaveLength(2);
});
