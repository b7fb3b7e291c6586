export { openPanel } from './opening/openPanel';
export type { PanelHost } from './host';
