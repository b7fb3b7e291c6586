export { selectVisit, whatsAppOrderReducer, type WhatsAppOrderAction } from './model/slice';
export { isWhatsAppOrderState } from './model/isWhatsAppOrderState';
export { selectOrderNumber } from './model/orderNumber';
export { orderMessage } from './model/orderText';
export { UndoOrder, WhatsAppLink, WhatsAppSteps } from './ui/WhatsAppOrder';
