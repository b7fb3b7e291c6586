import { plain } from './header';
import type { Read } from './readNumber';

// A column such as 'Situação', 'Publicado' or 'Ativo' says whether a product is sold. An export has two of them.

const ON =
  /^(?:ativ[oa]|active|s(?:im)?|y(?:es)?|1|true|verdadeiro|publicad[oa]|published|visivel|visible|disponivel|catalog|search)$/;
/** -1 is a draft of WooCommerce. */
const OFF =
  /^(?:inativ[oa]|inactive|n(?:ao)?|no|0|-1|false|falso|rascunho|draft|ocult[oa]|hidden|privad[oa]|private|arquivad[oa]|archived|desativad[oa]|indisponivel|excluid[oa]|pausad[oa]|unlisted)$/;

/** The word for which a product is left out. */
export const offIn = (text: string) =>
  text.split(' | ').find((word) => OFF.test(word === '-1' ? word : plain(word)));

export const readStatus = (text: string): Read<undefined> =>
  text.split(' | ').every((word) => ON.test(plain(word)))
    ? { value: undefined }
    : { wanted: 'ativo ou inativo, sim ou não' };
