import { PixPanel, WaitingScreen } from '@/features/checkout';
import { UndoOrder } from '@/features/whatsappOrder';
import { shop } from '@/shared/config';

/** The cart's page while an order is being finished. */
export const WaitingPage = () => (
  <WaitingScreen>
    {shop.pix ? <PixPanel note="Depois desta tela o código fica na vitrine." /> : null}
    <UndoOrder />
  </WaitingScreen>
);
