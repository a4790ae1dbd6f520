import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { statExamples } from '@northcast/shared-ui/stat/stat.examples';

describeExamples(statExamples);
