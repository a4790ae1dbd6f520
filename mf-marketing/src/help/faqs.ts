import type { FaqCategory } from '../faq';
import { advancedServices } from './faqs/advanced-services';
import { contentCreative } from './faqs/content-creative';
import { deliveryFormats } from './faqs/delivery-formats';
import { gettingStarted } from './faqs/getting-started';
import { pricingPayments } from './faqs/pricing-payments';
import { qualityRevisions } from './faqs/quality-revisions';
import { technicalQuestions } from './faqs/technical-questions';
import { videoServices } from './faqs/video-services';

/** In the order in which the help center shows them. */
export const faqCategories: readonly FaqCategory[] = [
  gettingStarted,
  pricingPayments,
  technicalQuestions,
  videoServices,
  contentCreative,
  deliveryFormats,
  qualityRevisions,
  advancedServices,
];
