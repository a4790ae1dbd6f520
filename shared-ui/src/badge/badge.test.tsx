import { badgeExamples } from '@northcast/shared-ui/badge/badge.examples';
import { describeExamples } from '@northcast/shared-ui/example/describe-examples';

describeExamples(badgeExamples);
