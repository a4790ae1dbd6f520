import type { SearchDialogProps } from '@northcast/shared-contracts/host/remote';
import { searchKeySetting } from '@northcast/shared-contracts/search-key';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { SearchField } from '../help/search/search-field';
import { SearchFailed } from '../search-failed/search-failed';
import { lazyModule, useLazyModuleState } from '../static-section/lazy-module';
import { DialogStatus } from './dialog-status';
import { PopularLinks } from './popular-links';
import { searchAddress, searchTexts } from './search-texts';

const Field = styled.div`
  margin: 0 ${theme.space[5]} ${theme.space[2]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[3]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.font.sm};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** The index and the result list. They take longer than the dialog, which therefore opens first. */
const resultsModule = lazyModule([], async () => {
  const { DialogResults } = await import('./dialog-results');
  return { DialogResults };
});

/** False until the dialog has been painted for the first time. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

/**
 * Search dialog over any page: results on input, arrow keys move between them, Enter in the field
 * opens the full results.
 */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const query = text.trim();
  const { code, failure, retry } = useLazyModuleState(resultsModule, useIsPainted());
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
          <SearchField {...searchTexts.field} text={text} onChange={setText} />
        </Field>
        {code ? (
          <code.DialogResults query={query} onFollow={onClose} />
        ) : (
          <>
            <DialogStatus>
              {query === '' ? searchTexts.keys : failure ? '' : searchTexts.loading}
            </DialogStatus>
            <DialogBody>
              {failure && query !== '' ? <SearchFailed onRetry={retry} /> : null}
              <PopularLinks headingLevel={3} onFollow={onClose} />
            </DialogBody>
          </>
        )}
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

/**
 * WCAG 2.1.4: a single-key shortcut must be possible to turn off, because it conflicts with speech
 * input.
 */
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

/**
 * Arrow keys move the focus between the field and the results; other typing continues in the field.
 * @param frame contains one field and links
 */
function useLinkKeys(frame: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, altKey } = event;
    const field = frame.current?.querySelector('input');
    if (!field || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    const results = frame.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [];
    const stops = [field, ...results];
    const index = stops.indexOf(document.activeElement as HTMLElement);
    if (index < 0) return;
    const next = { ArrowDown: index + 1, ArrowUp: index - 1 }[key];
    if (next !== undefined) {
      event.preventDefault();
      stops[next]?.focus();
    } else if (index > 0 && (/^[^ ]$/u.test(key) || key === 'Backspace')) {
      // The browser then types the key into the field.
      field.focus();
    }
  };
}
