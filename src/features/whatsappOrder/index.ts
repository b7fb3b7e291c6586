export {
  orderQuestioned,
  selectOrdered,
  whatsAppOrderReducer,
  type WhatsAppOrderAction,
  type WhatsAppOrderRootState,
} from './model/slice';
export { selectOrderNumber } from './model/orderNumber';
export { whatsAppLink } from './model/orderText';
export { UndoOrder, WhatsAppLink, WhatsAppSteps } from './ui/WhatsAppOrder';
