import { addresses, Link } from '@/shared/navigation';
import { ErrorView } from '@/shared/ui';

/** The error view in a page's place, with the way back into the store. `detail` is a status or an error's message. */
export function Failure({ detail }: { detail: string }) {
  return (
    <ErrorView detail={detail}>
      <Link to={addresses.catalogue} className="button">
        Voltar para a loja
      </Link>
    </ErrorView>
  );
}
