import { limits } from '@northcast/shared-contracts/api/limits';
import type { SearchDialogProps } from '@northcast/shared-contracts/host/remote';
import { searchKeySetting } from '@northcast/shared-contracts/search-key';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DialogRows } from './dialog-rows';
import { Field, Foot } from './dialog-styles';
import { PopularLinks } from './popular-links';
import { countText } from './search';
import { searchAddress, searchTexts } from './search-texts';
import { useLinkKeys } from './use-link-keys';
import { useSearch } from './use-search';

/** The search over any page: results as one types, the arrow keys move among them, Enter in the field leads to all of them. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const query = text.trim();
  const { groups, isWithoutPosts } = useSearch(query);
  const frame = useRef<HTMLFormElement>(null);
  const onKeyDown = useLinkKeys(frame);
  const navigate = useNavigate();
  return (
    <Dialog open onClose={onClose} title={searchTexts.heading}>
      <form
        ref={frame}
        action="/search"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          void navigate(searchAddress(query));
        }}
      >
        <Field>
          <TextField
            label={searchTexts.label}
            labelHidden
            compact
            input={{
              type: 'search',
              name: 'q',
              autoComplete: 'off',
              enterKeyHint: 'search',
              placeholder: searchTexts.placeholder,
              maxLength: limits.search.max,
              value: text,
              onChange: (event) => setText(event.target.value),
            }}
          />
          <Text size="sm" tone="muted" role="status">
            {query === '' ? searchTexts.keys : countText(groups, query)}
          </Text>
        </Field>
        <DialogBody>
          {isWithoutPosts ? <Text tone="warning">{searchTexts.failedPosts}</Text> : null}
          {query === '' || groups.length === 0 ? (
            <PopularLinks headingLevel={3} onFollow={onClose} />
          ) : (
            <DialogRows groups={groups} onFollow={onClose} />
          )}
        </DialogBody>
        <Foot>
          {query === '' ? null : (
            <Link to={searchAddress(query)} onClick={onClose}>
              {searchTexts.all}
            </Link>
          )}
          <KeySetting />
        </Foot>
      </form>
    </Dialog>
  );
}

/** A single key must be possible to turn off: it gets in the way of speech input. */
function KeySetting() {
  const [isOn, setOn] = useState(searchKeySetting.isOn);
  return (
    <Checkbox
      label={searchTexts.keySetting}
      input={{
        checked: isOn,
        onChange: ({ target }) => {
          searchKeySetting.set(target.checked);
          setOn(target.checked);
        },
      }}
    />
  );
}
