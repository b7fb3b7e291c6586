// What the rest of the code knows of shop.json: `shop.schema.json` says what each may be, and the build refuses a file
// that is otherwise. What is null is not in the build.

type Colour =
  | 'white'
  | 'dark'
  | 'orange'
  | 'blue'
  | 'green'
  | 'white-200'
  | 'orange-low'
  | 'gray-50'
  | 'gray-100'
  | 'gray-200'
  | 'gray-400'
  | 'gray-800'
  | 'gray-999';

export const name: string;
export const slogan: string;
/** Each `#rrggbb`. */
export const colours: Readonly<Record<Colour, string>>;
/** By the keys that products name, in the order of the tabs. */
export const categories: Readonly<
  Record<
    string,
    {
      readonly tab: string;
      /** The first part of the address of its listing; made of `tab` if absent. */
      readonly path?: string;
      /** What a product's page calls one of them. */
      readonly one: string;
      /** The address of the drawing that is shown if a picture cannot be; `/pictures/KEY.svg` if absent. */
      readonly drawing?: string;
    }
  >
>;
/** Groups of words that mean the same in a search. */
export const synonyms: readonly (readonly string[])[] | null | undefined;
export const pageSize: number;
export const quantityLimit: number;
export const shippingInCents: number;
export const freeShippingAboveInCents: number;
export const policy: {
  readonly newest: 'oldest-first' | 'newest-first';
  readonly freeShipping: 'promised' | 'applied' | 'none';
  /** Whether the list keeps its order, or what is sold out comes last. */
  readonly soldOut?: 'in-order' | 'last';
};
export const checkoutWaitMs: number;
export const undoOfferMs: number;
/** Minutes after which a page that is looked at again requests the list again. */
export const listMaxAgeMinutes: number;
/** Where links below the summary lead; one that is not named leads nowhere. */
export const links: Readonly<
  Partial<Record<'Ajuda' | 'Reembolsos' | 'Entregas e Frete' | 'Trocas e Devoluções', string>>
> | null;
/** What Decreto 7.962/2013 wants to be read on every page. */
export const company: {
  readonly name: string;
  readonly cnpj: string;
  readonly address: string;
  readonly contact: string;
} | null;
/** Days in which a product may be returned. */
export const returnDays: number | null;
/** The least and the most working days until an order arrives. */
export const deliveryDays: readonly [number, number] | null;
/** How a shopper may pay, each in a few words. */
export const payment: readonly string[] | null;
/** In how many payments without interest a product may be paid. */
export const instalments: number | null | undefined;
/** How much less a payment by Pix costs, in percent. */
export const pixDiscount: number | null | undefined;
/** For each category, what its products have in common, such as measures, material and care: labels and texts. */
export const facts: Readonly<Record<string, Readonly<Record<string, string>>>> | null;
/** The number to which an order may be sent, such as +5511912345678. */
export const whatsapp: string | null;
