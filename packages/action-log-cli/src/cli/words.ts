// What the command line says, in English and in Portuguese (`--lang pt`). The values of a text take the place of its `{}`, in
// their order. `same`, `partial` and the other verdicts of --json are the same in both, because programs read them.
export const portuguese = {
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
  'Comparing: {} %': 'Comparando: {} %',
  '{} in the report: {}': '{} no relatório: {}',
  'the film is in {}': 'o filme está em {}',
  picture: 'imagem',
  pictures: 'imagens',
  '{}: {} of {} states differ': '{}: {} de {} estados diferem',
  Start: 'Início',
  Expected: 'Esperado',
  Found: 'Encontrado',

  // Facts that every app has.
  'hash of the state': 'hash do estado',
  'pixels that differ': 'pixels que diferem',
  'tab stops': 'paradas da tecla Tab',
  'ids that lead nowhere': 'ids que não levam a nada',
  'controls that Tab does not reach': 'controles que a tecla Tab não alcança',
  address: 'endereço',
  text: 'texto',
  title: 'título',
  alerts: 'alertas',
  errors: 'erros',
  focus: 'foco',
  scroll: 'rolagem',
  'the press': 'o clique ou a tecla',
  'it is pressed': 'é apertado',
  'the page does not have it': 'a página não o tem',
  'the page does not have {}': 'a página não tem {}',
  'it is covered by {}': 'está coberto por {}',
  'it cannot be pressed: {}': 'não dá para apertar: {}',

  // --compare
  '{} and {} do the same.': '{} e {} fazem o mesmo.',
  'they begin with other screens.': 'começam com telas diferentes.',
  'other actions:': 'outras ações:',
  'only one of them has this answer:': 'só um deles tem esta resposta:',
  'the same action shows something else:': 'a mesma ação mostra outra coisa:',
  'They part once.': 'Separam-se uma vez.',
  'They part {} times.': 'Separam-se {} vezes.',
  ends: 'termina',
  'none before step {}': 'nada antes do passo {}',
  'step {}, {}': 'passo {}, {}',
  ', and {} more': ', e mais {}',

  // --shrink, --random, --coverage and written tests
  'There is no difference to shrink.': 'Não há diferença para reduzir.',
  'That happened while the log was recorded: fewer actions would not show it.':
    'Isso aconteceu durante a gravação: menos ações não o mostrariam.',
  '{}: down to {} of {}': '{}: reduzido a {} de {}',
  '{}: no action, as the first state differs already.':
    '{}: nenhuma ação, porque o primeiro estado já difere.',
  '{}: the first {}. The log does not say what fewer actions must lead to, so none can be left out.':
    '{}: o começo, {}. O registro não diz a que menos ações devem levar, e nenhuma pode sair.',
  '{}: a second replay shows no difference.': '{}: uma segunda reprodução não mostra diferença.',
  'random session': 'sessão aleatória',
  'random sessions': 'sessões aleatórias',
  '{}, {}: all invariants hold (seed {}, fingerprint {})':
    '{}, {}: todos os invariantes valem (semente {}, impressão {})',
  'Session {} of {} fails: {}': 'A sessão {} de {} falha: {}',
  'Written as {}. Again: {}': 'Gravada em {}. De novo: {}',
  '{}: {} of {} in {}': '{}: {} de {} em {}',
  'This version differs from the log at {}: the test fails until it is the same again.':
    'Esta versão difere do registro em: {}. O teste falha até que seja igual de novo.',
  'The log does not say how {} came about: the test lacks what was pressed.':
    'O registro não diz como {} surgiram: falta no teste o que foi apertado.',

  // --review
  '{} of {} logs reach what changed since {}': '{} de {} registros alcançam o que mudou desde {}',
  '{} from the base: {}': '{} da base: {}',
  'step differs': 'passo difere',
  'steps differ': 'passos diferem',
  '{} from the base, first {}: see {}': '{} da base, o primeiro {}: veja {}',
  '{}: {} look different, {} replay differently': '{}: {} com outra aparência, {} com outra reprodução',
  'recorded session': 'sessão gravada',
  'recorded sessions': 'sessões gravadas',
  'All logs were taken, because no log runs {}.': 'Todos os registros entraram, porque nenhum executa {}.',
  'Left out, because two walks of the base differ there, too: {}.':
    'Fora, porque duas execuções da base também diferem ali: {}.',
  'In the reducers': 'Nos reducers',
  'Pictures of both builds: {}': 'Imagens das duas versões: {}',
  'and {}': 'e {}',
  'To accept': 'Para aceitar',
  'record {} again, or explain the difference': 'gravar {} de novo, ou explicar a diferença',
  'merge, if the new pages are right: they are the base of the next review':
    'aceitar, se as páginas novas estão certas: são a base da próxima revisão',

  // What goes wrong
  'there is no .json file in this folder': 'não há arquivo .json nesta pasta',
  'it is damaged, or cut off before its first action': 'está danificado, ou cortado antes da primeira ação',
  'it is not a log of this app': 'não é um registro deste app',
  'it is longer than any recording': 'é mais longo do que qualquer gravação',
  'there is no such file': 'o arquivo não existe',
  'it cannot be read ({})': 'não pode ser lido ({})',
  'its format is version {}, which this version of the app does not know':
    'seu formato é a versão {}, que esta versão do app não conhece',
  'its contents do not fit this app ({})': 'seu conteúdo não serve para este app ({})',
  'its first state is not a state of this app ({})': 'seu primeiro estado não é um estado deste app ({})',
  'Which log? Name a file or a folder.': 'Qual registro? Indique um arquivo ou uma pasta.',
  '--{} and --{} exclude each other.': '--{} e --{} não valem juntos.',
  '--{} cannot be used with a replay.': '--{} não vale em uma reprodução.',
  '--{} cannot be used with --{}.': '--{} não vale com --{}.',
  '--lang is "{}", not one of {}.': '--lang é "{}", e não um de {}.',
  'All options: {} --help': 'Todas as opções: {} --help',
  'Unknown option {}.': 'Não existe a opção {}.',
  '{} needs a value, or takes none.': '{} precisa de um valor, ou não aceita nenhum.',
  '--{} takes one file, not {}.': '--{} espera um arquivo, e não {}.',
  '--compare takes two files.': '--compare espera dois arquivos.',
  '--random takes no file.': '--random não espera arquivo.',
  '--{} is "{}", not a whole number from {} to {}.': '--{} é "{}", e não um número inteiro de {} a {}.',
  '--report needs --against, without --by-hand.': '--report precisa de --against, sem --by-hand.',
  '--hasty needs --by-hand.': '--hasty precisa de --by-hand.',
  '{} cannot be made: {} is not a folder.': '{} não pode ser criada: {} não é uma pasta.',
  'Playwright films with its own ffmpeg: run "npx playwright install ffmpeg" first.':
    'O Playwright filma com o seu próprio ffmpeg: execute antes "npx playwright install ffmpeg".',
  "The app has no panel at {}. Is it built, and does it call 'startRecording'?":
    "O app não tem painel em {}. Foi construído, e chama 'startRecording'?",
  'The panel refuses {}: {}': 'O painel recusa {}: {}',
  "Which app? --entry names the module that exports what 'recordActions' returned.":
    "Qual app? --entry indica o módulo que exporta o que 'recordActions' devolveu.",
  "{} does not export 'recorded', what 'recordActions' returned.":
    "{} não exporta 'recorded', o que 'recordActions' devolveu.",
  'Where is the app served? --url says it, and --start the command that serves it.':
    'Onde o app é servido? --url diz onde, e --start o comando que o serve.',
  '--random needs the code of an app.': '--random precisa do código de um app.',
  'Nothing answers at {}.': 'Nada responde em {}.',
} as const;

export type English = keyof typeof portuguese;

export const languages = ['en', 'pt'] as const;

let isPortuguese = false;

/** Sets the language of what is printed: English by default. */
export function speak(language: (typeof languages)[number]): void {
  isPortuguese = language === 'pt';
}

/** The language for HTML. */
export const htmlLanguage = () => (isPortuguese ? 'pt-BR' : 'en');

/** A text in the language of what is printed. */
export function words(english: English, ...values: readonly (string | number)[]): string {
  const parts = (isPortuguese ? portuguese[english] : english).split('{}');
  return parts.map((part, at) => `${at > 0 ? (values[at - 1] ?? '') : ''}${part}`).join('');
}

const isKnown = (english: string): english is English => Object.hasOwn(portuguese, english);

/** The same for a text that may have no translation, such as the name of a fact. */
export const wordsFor = (english: string): string => (isKnown(english) ? words(english) : english);
