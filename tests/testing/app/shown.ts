import { screen, within } from '@testing-library/react';

type Name = string | RegExp;

// What the screen shows, by role and name.
export const button = (name: Name) => screen.getByRole('button', { name });
export const link = (name: Name) => screen.getByRole('link', { name });
export const tab = (name: Name) => screen.getByRole('tab', { name });
/** Resolves to the heading of a page, as soon as it is there. */
export const heading = (name: Name) => screen.findByRole('heading', { level: 1, name });
/** The names of the products that are listed. */
export const listed = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);

/** The cart in the browser's storage. */
export const savedCart = () =>
  JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as { id: string }[];
