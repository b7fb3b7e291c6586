import { changeSettings } from '../../testing/app/changeSettings';
import { measuresOf } from '@/features/gallery/model/measures';

afterEach(() => jest.restoreAllMocks());

const measured = (Medidas: string) => {
  changeSettings({ facts: { mugs: { Medidas } } });
  const { across, upright } = measuresOf('mugs') ?? {};
  return [across, upright].map((length) => length?.replace('\u00a0', ' '));
};

it('the sample shop has the measures of its shirts and mugs', () => {
  expect(measuresOf('t-shirts')).toEqual({
    across: '54\u00a0cm',
    upright: '72\u00a0cm',
    isLying: true,
    text: '54\u00a0cm de largura, 72\u00a0cm de comprimento',
  });
  expect(measuresOf('mugs')).toMatchObject({ across: '8\u00a0cm', upright: '9,5\u00a0cm', isLying: false });
});

it.each([
  ['40 cm de largura e 35 cm de altura', ['40 cm', '35 cm']],
  ['Largura: 40 cm', [undefined, undefined]],
  ['12cm de altura', [undefined, '12cm']],
  ['P: 50 cm de largura; M: 54 cm de largura', [undefined, undefined]],
  ['Cabe na mão', [undefined, undefined]],
])('the measures in %j are %j', (text, expected) => {
  expect(measured(text)).toEqual(expected);
});

it('a shop without facts has no measures', () => {
  changeSettings({ facts: null });
  expect(measuresOf('mugs')).toBeUndefined();
});
