import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ActionButton } from '../content/action-button';
import { ClosingBanner } from '../content/closing-banner';
import { BudgetKits } from './budget-kits-section';
import { equipmentCategories } from './categories';
import { CategorySection } from './category-section';
import { EquipmentHero } from './equipment-hero';
import { equipmentClosing, equipmentIntro } from './setup-tips';
import { SetupTips } from './setup-tips-section';

export function Page() {
  return (
    <>
      <PageHead title={equipmentIntro.title} description={equipmentIntro.description} />
      <EquipmentHero />
      <BudgetKits />
      {equipmentCategories.map((category) => (
        <CategorySection key={category.title} category={category} />
      ))}
      <SetupTips />
      <ClosingBanner heading={equipmentClosing.heading} text={equipmentClosing.text}>
        <ActionButton action={equipmentClosing.primaryAction} />
        <ActionButton action={equipmentClosing.secondaryAction} variant="secondary" />
      </ClosingBanner>
    </>
  );
}
