import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { useState } from 'react';
import { lazyModule } from '../static-section/lazy-module';
import { StaticSection } from '../static-section/static-section';
import { CalculatorSection } from './calculator/calculator-section';

/** Every section of the page except the calculator. */
const aiParts = lazyModule(['ai-intro', 'ai-rest'], () => import('./ai-sections'));

export const { prepare } = aiParts;

export function Page() {
  // Code that is loaded later, by a prefetch, must not replace the markup in a later render.
  const [parts] = useState(aiParts.current);
  return (
    <>
      <PageHead
        title="AI for your company"
        description="Three AI offers with weeks, price ranges and deliverables, one worked case, answers on security and data, and a calculator of what a process would save."
      />
      <StaticSection name="ai-intro">{parts && <parts.AiIntro />}</StaticSection>
      <CalculatorSection />
      <StaticSection name="ai-rest">{parts && <parts.AiRest />}</StaticSection>
    </>
  );
}
