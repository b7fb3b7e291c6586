import { firstSentence } from './firstSentence';

it.each([
  ['De costas, ele observa a rua. Malha de algodão.', 'De costas, ele observa a rua.'],
  ['Cabe 320 ml? Cabe! E sobra.', 'Cabe 320 ml?'],
  ['Custa R$ 3.50 em Recife. Frete à parte.', 'Custa R$ 3.50 em Recife.'],
  ['Medidas aprox. de 9,5 cm de altura. Lavável.', 'Medidas aprox. de 9,5 cm de altura.'],
  ['“Um gato.” Dois gatos.', '“Um gato.”'],
  ['100% algodão\nFeita à mão', '100% algodão'],
  ['Sem ponto', 'Sem ponto'],
  ['Só uma frase.', 'Só uma frase.'],
  ['', ''],
])(
  'the first sentence ends at a mark that ends a sentence, not at one inside it: %s',
  (description, sentence) => {
    expect(firstSentence(description)).toBe(sentence);
  },
);
