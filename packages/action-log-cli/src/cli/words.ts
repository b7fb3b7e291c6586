// What the command line says, in English and in Portuguese (`--lang pt`). A `{}` is filled in. `same`, `partial` and the other
// verdicts of --json are the same in both, because programs read them.
const portuguese = {
  same: 'igual',
  partial: 'parcial',
  different: 'diferente',
  unreadable: 'ilegível',
  unknown: 'desconhecido',
  expected: 'esperado',
  found: 'encontrado',
  nothing: 'nada',
  'as before': 'como antes',
  'the whole state': 'o estado inteiro',
  'the screen': 'a tela',
  'the start': 'o início',
  step: 'passo',
  action: 'ação',
  actions: 'ações',
  hash: 'hash',
  hashes: 'hashes',
  change: 'mudança',
  changes: 'mudanças',
  screen: 'tela',
  screens: 'telas',
  effect: 'efeito',
  effects: 'efeitos',
  log: 'registro',
  logs: 'registros',
  state: 'estado',
  states: 'estados',
  compared: 'comparou',
  'cut off after': 'cortado depois de',
  '; the file lacks {}': '; faltam no arquivo: {}',
  '; {}, as in every log of its kind': '; {}, como em todo registro desse tipo',
  'without {}': 'sem {}',
  'its end': 'o fim',
  'the hash of its first or last state': 'o hash do primeiro ou do último estado',
  'what some actions changed': 'o que algumas ações mudaram',
  'what some screens showed': 'o que algumas telas mostraram',
  'what effects request': 'o que os efeitos pedem',
  'an error in a reducer or in a rule of the effects, now or when the log was recorded':
    'um erro em um reducer ou em uma regra dos efeitos, agora ou na gravação',
  'an alert that was never shown when the log was recorded': 'um alerta que não apareceu na gravação',
  'this version of the app has no such action': 'esta versão do app não tem essa ação',
  'hash of the state; the log says no more here': 'hash do estado; o registro não diz mais aqui',
  and: 'e',
  at: 'em',
  of: 'de',
  'also in': 'também em',
  'the other build': 'a outra versão',
  'by hand': 'à mão',
  pressed: 'apertados',
  moved: 'movidos',
  dispatched: 'enviados',
  'more step': 'passo a mais',
  'more steps': 'passos a mais',
  'and {} more; --json prints all': 'e mais {}; --json mostra tudo',
} as const;

type English = keyof typeof portuguese;

export const languages = ['en', 'pt'] as const;

let isPortuguese = false;

/** Sets the language of what is printed: English by default. */
export function speak(language: (typeof languages)[number]): void {
  isPortuguese = language === 'pt';
}

/** A text in the language of what is printed. */
export function words(english: English, filled = ''): string {
  return (isPortuguese ? portuguese[english] : english).replace('{}', () => filled);
}

const isKnown = (english: string): english is English => Object.hasOwn(portuguese, english);

/** The same for a text that may have no translation, such as the name of a picture. */
export const wordsFor = (english: string): string => (isKnown(english) ? words(english) : english);
