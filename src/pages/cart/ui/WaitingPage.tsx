import { useSelector } from 'react-redux';
import { PixPanel, selectCharge, WaitingScreen } from '@/features/checkout';
import { UndoOrder } from '@/features/whatsappOrder';
import { shop } from '@/shared/config';

/** The cart's page while an order is being finished. */
export const WaitingPage = () => (
  <WaitingScreen>
    {shop.pix && <OrderPix />}
    <UndoOrder />
  </WaitingScreen>
);

function OrderPix() {
  const charge = useSelector(selectCharge);
  return charge && <PixPanel charge={charge} note="Depois desta tela o código fica na vitrine." />;
}
