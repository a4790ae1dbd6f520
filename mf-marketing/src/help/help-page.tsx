import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { useLazyModule } from '../static-section/lazy-module';
import { StaticSection } from '../static-section/static-section';
import { HelpHero } from './center/help-hero';
import { helpBody } from './help-body-code';
import { helpIntro } from './help-intro';
import { useSearchText } from './search/use-search-text';

export const { prepare } = helpBody;

export function Page() {
  const [text, setText] = useSearchText();
  const body = useLazyModule(helpBody, text !== '');
  return (
    <>
      <PageHead title={helpIntro.heading} description={helpIntro.description} />
      <HelpHero
        text={text}
        onChange={setText}
        onFocus={() => void helpBody.load().catch(() => undefined)}
        found={body?.foundText(text) ?? ''}
      />
      <StaticSection name="help-body">
        {body && <body.HelpBody text={text} onClear={() => setText('')} />}
      </StaticSection>
    </>
  );
}
