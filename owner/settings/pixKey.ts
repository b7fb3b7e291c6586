import { CNPJ_PATTERN } from './cnpj';
import { CPF_PATTERN } from './cpf';

/** A random key: a UUID. */
export const RANDOM_KEY = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;

/** An e-mail address: at most 77 characters, as in the central bank's register of keys (DICT). */
export const EMAIL_KEY = /^(?=.{3,77}$)[\w.!#$&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** A key as it is in the central bank's register, where a bank's app looks it up: without punctuation, in lower case. */
export function registeredKey(key: string): string {
  if (CPF_PATTERN.test(key) || CNPJ_PATTERN.test(key)) return key.replace(/[./-]/g, '');
  return key.toLowerCase();
}
