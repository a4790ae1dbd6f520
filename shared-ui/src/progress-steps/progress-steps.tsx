import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled from 'styled-components';

const Frame = styled.div`
  container-type: inline-size;
`;

/** Side by side where the names fit, otherwise stacked. */
const List = styled.ol`
  display: grid;
  gap: ${theme.space[2]};

  @container (min-width: 18rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Step = styled.li`
  display: flex;
  gap: ${theme.space[1]};
  align-items: baseline;
  padding-top: ${theme.space[2]};
  border-top: 3px solid ${theme.color.line};
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  line-height: 1.35;

  svg {
    align-self: start;
    margin-top: 0.0625rem;
  }

  &[data-state='done'] {
    border-color: ${theme.color.accent};
    color: ${theme.color.accentText};
  }

  /* Half of the distance between two steps. */
  &[data-state='current'] {
    border-image: linear-gradient(to right, ${theme.color.accent} 50%, ${theme.color.line} 50%) 1;
    color: ${theme.color.ink};
    font-weight: 600;
  }
`;

interface ProgressStepsProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
}

/** Progress of an item through a few steps. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    <Frame>
      <List aria-label={label}>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          return (
            <Step
              key={step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' ? <Icon name="check" /> : null}
              <span>
                {step}
                {state === 'current' ? null : (
                  <VisuallyHidden>{state === 'done' ? ' (done)' : ' (not yet)'}</VisuallyHidden>
                )}
              </span>
            </Step>
          );
        })}
      </List>
    </Frame>
  );
}
