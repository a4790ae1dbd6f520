import { badgeExamples } from '@northcast/shared-ui/badge/badge.examples';
import { breadcrumbExamples } from '@northcast/shared-ui/breadcrumb/breadcrumb.examples';
import { buttonExamples } from '@northcast/shared-ui/button/button.examples';
import { cardExamples } from '@northcast/shared-ui/card/card.examples';
import { checkboxExamples } from '@northcast/shared-ui/checkbox/checkbox.examples';
import { comboboxExamples } from '@northcast/shared-ui/combobox/combobox.examples';
import { dialogExamples } from '@northcast/shared-ui/dialog/dialog.examples';
import { disclosureExamples } from '@northcast/shared-ui/disclosure/disclosure.examples';
import { emptyStateExamples } from '@northcast/shared-ui/empty-state/empty-state.examples';
import { errorPanelExamples } from '@northcast/shared-ui/error-panel/error-panel.examples';
import type { Example } from '@northcast/shared-ui/example/example';
import { iconExamples } from '@northcast/shared-ui/icon/icon.examples';
import { iconButtonExamples } from '@northcast/shared-ui/icon-button/icon-button.examples';
import { layoutExamples } from '@northcast/shared-ui/layout/layout.examples';
import { linkButtonExamples } from '@northcast/shared-ui/link-button/link-button.examples';
import { paginationExamples } from '@northcast/shared-ui/pagination/pagination.examples';
import { passwordFieldExamples } from '@northcast/shared-ui/password-field/password-field.examples';
import { progressStepsExamples } from '@northcast/shared-ui/progress-steps/progress-steps.examples';
import { proseExamples } from '@northcast/shared-ui/prose/prose.examples';
import { quoteExamples } from '@northcast/shared-ui/quote/quote.examples';
import { selectExamples } from '@northcast/shared-ui/select/select.examples';
import { skeletonExamples } from '@northcast/shared-ui/skeleton/skeleton.examples';
import { skipLinkExamples } from '@northcast/shared-ui/skip-link/skip-link.examples';
import { spinnerExamples } from '@northcast/shared-ui/spinner/spinner.examples';
import { starRatingExamples } from '@northcast/shared-ui/star-rating/star-rating.examples';
import { statExamples } from '@northcast/shared-ui/stat/stat.examples';
import { strengthMeterExamples } from '@northcast/shared-ui/strength-meter/strength-meter.examples';
import { tabLinksExamples } from '@northcast/shared-ui/tab-links/tab-links.examples';
import { tableExamples } from '@northcast/shared-ui/table/table.examples';
import { textAreaExamples } from '@northcast/shared-ui/text-area/text-area.examples';
import { textFieldExamples } from '@northcast/shared-ui/text-field/text-field.examples';
import { toastExamples } from '@northcast/shared-ui/toast/toast.examples';
import { typographyExamples } from '@northcast/shared-ui/typography/typography.examples';
import { visuallyHiddenExamples } from '@northcast/shared-ui/visually-hidden/visually-hidden.examples';

export interface Group {
  id: string;
  title: string;
  examples: readonly Example[];
}

/** Every primitive, in the order of the catalogue. */
export const groups: readonly Group[] = [
  { id: 'typography', title: 'Typography', examples: typographyExamples },
  { id: 'layout', title: 'Layout', examples: layoutExamples },
  { id: 'button', title: 'Button', examples: buttonExamples },
  { id: 'link-button', title: 'Link button', examples: linkButtonExamples },
  { id: 'icon-button', title: 'Icon button', examples: iconButtonExamples },
  { id: 'icon', title: 'Icon', examples: iconExamples },
  { id: 'text-field', title: 'Text field', examples: textFieldExamples },
  { id: 'text-area', title: 'Text area', examples: textAreaExamples },
  { id: 'select', title: 'Select', examples: selectExamples },
  { id: 'checkbox', title: 'Checkbox', examples: checkboxExamples },
  { id: 'password-field', title: 'Password field', examples: passwordFieldExamples },
  { id: 'strength-meter', title: 'Strength meter', examples: strengthMeterExamples },
  { id: 'combobox', title: 'Combobox', examples: comboboxExamples },
  { id: 'dialog', title: 'Dialog', examples: dialogExamples },
  { id: 'toast', title: 'Toast', examples: toastExamples },
  { id: 'card', title: 'Card', examples: cardExamples },
  { id: 'badge', title: 'Badge', examples: badgeExamples },
  { id: 'table', title: 'Table', examples: tableExamples },
  { id: 'pagination', title: 'Pagination', examples: paginationExamples },
  { id: 'tab-links', title: 'Tab links', examples: tabLinksExamples },
  { id: 'disclosure', title: 'Disclosure', examples: disclosureExamples },
  { id: 'breadcrumb', title: 'Breadcrumb', examples: breadcrumbExamples },
  { id: 'progress-steps', title: 'Progress steps', examples: progressStepsExamples },
  { id: 'stat', title: 'Stat', examples: statExamples },
  { id: 'quote', title: 'Quote', examples: quoteExamples },
  { id: 'star-rating', title: 'Star rating', examples: starRatingExamples },
  { id: 'skeleton', title: 'Skeleton', examples: skeletonExamples },
  { id: 'spinner', title: 'Spinner', examples: spinnerExamples },
  { id: 'empty-state', title: 'Empty state', examples: emptyStateExamples },
  { id: 'error-panel', title: 'Error panel', examples: errorPanelExamples },
  { id: 'prose', title: 'Prose', examples: proseExamples },
  { id: 'skip-link', title: 'Skip link', examples: skipLinkExamples },
  { id: 'visually-hidden', title: 'Visually hidden', examples: visuallyHiddenExamples },
];
