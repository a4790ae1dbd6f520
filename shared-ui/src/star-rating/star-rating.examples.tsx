import type { Example } from '@northcast/shared-ui/example/example';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { StarRating } from '@northcast/shared-ui/star-rating/star-rating';

export const starRatingExamples: readonly Example[] = [
  {
    name: 'Ratings',
    render: () => (
      <Cluster gap={5}>
        <StarRating rating={4.9} />
        <StarRating rating={4.5} />
        <StarRating rating={3} />
      </Cluster>
    ),
  },
];
