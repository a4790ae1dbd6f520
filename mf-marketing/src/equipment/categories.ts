import { audioInterfaces } from './audio-interfaces';
import type { EquipmentCategory } from './equipment-category';
import { headphones } from './headphones';
import { microphones } from './microphones';
import { recordingSoftware } from './recording-software';

export const equipmentCategories: readonly EquipmentCategory[] = [
  microphones,
  audioInterfaces,
  headphones,
  recordingSoftware,
];
