import { theme } from '@northcast/shared-ui/theme/theme';
import { styled } from 'styled-components';
import type { PreviewedRemote } from '../../registry/page-manifest';

const Badge = styled.aside`
  position: fixed;
  inset-inline-start: ${theme.space[3]};
  bottom: ${theme.space[3]};
  z-index: ${theme.layer.toast};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  max-width: calc(100vw - 2 * ${theme.space[3]});
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.warning};
  border-radius: ${theme.radius.md};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warning};
  font-size: ${theme.font.sm};

  /* Leaves room for the notice at the lower edge when a previewed version fails to load. */
  :root:has([data-notice='preserved']) & {
    inset-block: ${theme.space[9]} auto;
  }
`;

const Reset = styled.a`
  color: inherit;
  font-weight: 600;
`;

interface PreviewBadgeProps {
  readonly previews: readonly PreviewedRemote[];
}

/** Names the previewed versions and links back to the live site. */
export function PreviewBadge({ previews }: PreviewBadgeProps) {
  const versions = previews.map(({ name, version }) => `${name} ${version}`).join(', ');
  return (
    <Badge aria-label="Preview">
      <span>You are previewing {versions}.</span>
      <Reset href="/releases/preview/reset">Back to the live site</Reset>
    </Badge>
  );
}
