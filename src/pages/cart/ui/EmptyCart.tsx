import { addresses, Link } from '@/shared/navigation';
import { DrawnMessage } from '@/shared/ui';

export function EmptyCart() {
  return (
    <DrawnMessage drawing="empty-cart" heading="Seu carrinho está vazio">
      <p>Continue navegando pela loja ou busque por um produto: tem camiseta e caneca esperando por você.</p>
      <Link to={addresses.catalogue} className="button">
        Adicionar produtos
      </Link>
    </DrawnMessage>
  );
}
