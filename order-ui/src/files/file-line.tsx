import { Icon } from '@northcast/shared-ui/icon/icon';
import type { IconName } from '@northcast/shared-ui/icon/paths';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A list of files that may be empty. */
export const FileLines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};

  &:empty {
    display: none;
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line};

  &:first-child {
    border-top: 0;
  }

  & > svg {
    margin-top: ${theme.space[1]};
    color: ${theme.color.accentText};
  }
`;

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: start;
  justify-content: space-between;
`;

const Texts = styled.div`
  display: grid;
  flex: 1 1 ${theme.size.sm};
  gap: ${theme.space[1]};
  min-width: 0;
`;

/** A file name of any length. */
export const FileName = styled.span`
  color: ${theme.color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Secondary text about a file. */
export const FileNote = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  align-items: center;
`;

interface FileLineProps {
  readonly icon: IconName;
  readonly iconTitle?: string | undefined;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A file in a list, with its kind, facts and actions. */
export function FileLine({ icon, iconTitle, children, actions }: FileLineProps) {
  return (
    <Line>
      <Icon name={icon} title={iconTitle} />
      <Content>
        <Texts>{children}</Texts>
        {actions ? <Actions>{actions}</Actions> : null}
      </Content>
    </Line>
  );
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: ${theme.space[2]};
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  color: ${theme.color.accent};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${theme.color.sunken};
  }

  &::-webkit-progress-value {
    border-radius: ${theme.radius.full};
    background: ${theme.color.accent};
  }

  &::-moz-progress-bar {
    background: ${theme.color.accent};
  }

  &[data-state='waiting']::-webkit-progress-value,
  &[data-state='paused']::-webkit-progress-value {
    background: ${theme.color.control};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly state?: string | undefined;
}

export function ProgressBar({ label, value, max, state }: ProgressBarProps) {
  return <Bar aria-label={label} value={value} max={Math.max(max, 1)} data-state={state} />;
}
