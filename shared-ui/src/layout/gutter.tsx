import { theme } from '@northcast/shared-ui/theme/theme';

/** Between the page's column and the edge of a screen that is too narrow to hold more. */
export const gutter = `clamp(1.125rem, 4vw, ${theme.space[5]})`;
