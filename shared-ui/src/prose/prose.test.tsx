import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { proseExamples } from '@northcast/shared-ui/prose/prose.examples';

describeExamples(proseExamples);
