import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { quoteExamples } from '@northcast/shared-ui/quote/quote.examples';

describeExamples(quoteExamples);
