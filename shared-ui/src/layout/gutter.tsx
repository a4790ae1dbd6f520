import { atMost } from '@northcast/shared-ui/theme/at-most';
import { theme } from '@northcast/shared-ui/theme/theme';

/** Space between the page's column and the screen edge when the screen is too narrow for more. */
export const gutter = `clamp(1.125rem, 4vw, ${theme.space[5]})`;

/**
 * Space between the edge of a dialog, or of a card within one, and its content. Full size on a
 * phone at the default text size, but it does not grow with large text, which needs the width.
 */
export const innerGutter = atMost(theme.space[5], 6.5);
