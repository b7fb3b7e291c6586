import { plain } from './header';
import type { Read } from './readNumber';

// A column such as 'Situação', 'Publicado' or 'Ativo' says whether a product is sold.

const ON = new Set(
  'ativo ativa sim s yes y 1 true verdadeiro publicado publicada published active visivel visible disponivel catalog search catalogo busca'.split(
    ' ',
  ),
);
const OFF = new Set(
  'inativo inativa nao n no 0 false falso rascunho draft oculto oculta hidden privado privada private arquivado arquivada archived desativado desativada inactive indisponivel excluido excluida pausado pausada unlisted'.split(
    ' ',
  ),
);

const wordsIn = (text: string) => text.split(' | ');

/** Whether a product is left out. -1 is WooCommerce's draft. */
export const isOff = (text: string) => wordsIn(text).some((word) => word === '-1' || OFF.has(plain(word)));

export const readStatus = (text: string): Read<undefined> =>
  wordsIn(text).every((word) => ON.has(plain(word)))
    ? { value: undefined }
    : { wanted: 'ativo ou inativo, sim ou não' };
