/** A valid row, which is in the list beside each damaged one. */
export const goodProduct = {
  id: 'boa',
  name: 'Caneca Boa',
  description: 'Uma caneca.',
  image_url: '/pictures/mugs.svg',
  category: 'mugs',
  price_in_cents: 1990,
  sales: 1,
  created_at: '2024-01-01T00:00:00.000Z',
};
