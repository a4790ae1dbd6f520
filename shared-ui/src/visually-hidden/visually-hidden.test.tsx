import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { visuallyHiddenExamples } from '@northcast/shared-ui/visually-hidden/visually-hidden.examples';

describeExamples(visuallyHiddenExamples);
