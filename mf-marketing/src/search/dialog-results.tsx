import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { Text } from '@northcast/shared-ui/typography/typography';
import { DialogRows } from './dialog-rows';
import { DialogStatus } from './dialog-status';
import { PopularLinks } from './popular-links';
import { countText } from './search';
import { searchTexts } from './search-texts';
import { useSearch } from './use-search';

interface DialogResultsProps {
  readonly query: string;
  readonly onFollow: () => void;
}

/** Content of the dialog below its field, once the index has loaded. */
export function DialogResults({ query, onFollow }: DialogResultsProps) {
  const { groups, isWithoutPosts } = useSearch(query);
  return (
    <>
      <DialogStatus>{query === '' ? searchTexts.keys : countText(groups, query)}</DialogStatus>
      <DialogBody>
        {isWithoutPosts ? <Text tone="warning">{searchTexts.failedPosts}</Text> : null}
        {query === '' || groups.length === 0 ? (
          <PopularLinks headingLevel={3} onFollow={onFollow} />
        ) : (
          <DialogRows groups={groups} onFollow={onFollow} />
        )}
      </DialogBody>
    </>
  );
}
