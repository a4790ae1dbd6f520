import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { useRef } from 'react';
import { useLazyModule } from '../static-section/lazy-module';
import { StaticSection } from '../static-section/static-section';
import { HelpHero } from './center/help-hero';
import { helpBody } from './help-body-code';
import { helpIntro } from './help-intro';
import { savedTextsCode } from './saved/saved-texts-code';
import { useSavedTexts } from './saved/use-saved-texts';
import { useSearchText } from './search/use-search-text';
import { useSupportLink } from './use-support-link';

export const { prepare } = helpBody;

export function Page() {
  const [text, setText] = useSearchText();
  const body = useLazyModule(helpBody, text !== '');
  const places = useSavedTexts();
  const saved = useLazyModule(savedTextsCode, places.length > 0);
  const page = useRef<HTMLDivElement>(null);
  useSupportLink(page);
  return (
    <div ref={page}>
      <PageHead title={helpIntro.heading} description={helpIntro.description} />
      <HelpHero
        text={text}
        onChange={setText}
        onFocus={() => void helpBody.load().catch(() => undefined)}
        found={body?.foundText(text) ?? ''}
      />
      {saved && text === '' ? <saved.SavedTexts places={places} /> : null}
      <StaticSection name="help-body">
        {body && <body.HelpBody text={text} onClear={() => setText('')} />}
      </StaticSection>
    </div>
  );
}
