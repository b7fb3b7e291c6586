import { WaitingScreen } from '@/features/checkout';
import { UndoOrder } from '@/features/whatsappOrder';

/** The cart's page while an order is being finished. */
export const WaitingPage = () => (
  <WaitingScreen>
    <UndoOrder />
  </WaitingScreen>
);
