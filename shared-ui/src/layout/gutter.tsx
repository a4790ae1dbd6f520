import { atMost } from '@northcast/shared-ui/theme/at-most';
import { theme } from '@northcast/shared-ui/theme/theme';

/** Between the page's column and the edge of a screen that is too narrow to hold more. */
export const gutter = `clamp(1.125rem, 4vw, ${theme.space[5]})`;

/**
 * Between the edge of a dialog, or of a card within one, and what stands in it: as large as usual on a phone, and no larger there with
 * large text, which needs the width itself.
 */
export const innerGutter = atMost(theme.space[5], 6.5);
