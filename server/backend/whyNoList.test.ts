import { foreignWordsIn } from '../../owner/foreignWords.fixtures';
import { whyNoList } from './whyNoList.mjs';

const errorWith = (message: string, code?: string) => Object.assign(new Error(message), { code });

it.each([
  ['28P01', 'password authentication failed for user "shop"', /usuário ou a senha/],
  ['28000', 'role "shop" does not exist', /usuário ou a senha/],
  ['3D000', 'database "shop" does not exist', /com este nome não existe/],
  ['42P01', 'relation "product_list" does not exist', /rode server\/backend\/schema\.sql/],
  ['42501', 'permission denied for table products', /não pode ler a lista/],
  ['57P03', 'the database system is starting up', /ligando/],
  ['57014', 'canceling statement due to statement timeout', /demora demais/],
  ['53300', 'sorry, too many clients already', /conexões demais/],
  ['53100', 'could not extend file', /espaço no disco/],
  ['08006', 'connection failure', /não responde a tempo/],
  ['XX000', 'cache lookup failed', /avise quem cuida dele do código XX000/],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', /ninguém responde/],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND banco', /domínio não existe/],
  ['EACCES', "EACCES: permission denied, open 'lista.json'", /falta permissão/],
  [undefined, 'timeout exceeded when trying to connect', /não responde a tempo/],
  [undefined, 'Connection terminated unexpectedly', /não responde a tempo/],
  [undefined, 'The server does not support SSL connections', /sslmode/],
  [undefined, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', /usuário ou a senha/],
])('the error %s (%s) is explained in Portuguese, with what to do', (code, message, reason) => {
  const sentence = whyNoList(errorWith(message, code));
  expect(sentence).toMatch(reason);
  // Names of tables, of a file and the SQL that an owner types are quoted or commands.
  expect(foreignWordsIn(sentence.replace('server/backend/schema.sql', ''))).toEqual([]);
});

it('a fault of the program is reported as such, and keeps its stack for the developers', () => {
  const [sentence = '', first] = whyNoList(new TypeError('rows is not iterable')).split('\n');
  expect(sentence).toMatch(
    /^a leitura falhou\. Isto é um erro do programa, e não seu\. Mande o texto abaixo/,
  );
  expect(foreignWordsIn(sentence)).toEqual([]);
  expect(first).toBe('TypeError: rows is not iterable');
});

it('the sentence about a file that is not JSON names that cause', () => {
  expect(whyNoList(new SyntaxError('Unexpected token'))).toMatch(/^o arquivo não é JSON/);
});
