export { QaPanel } from './QaPanel';
export type { QaShop } from './qaShop';
export { createStage } from './stage';
