import type { Bug } from './plantBug';

/** A bug that a replay must report. */
export interface Mutation extends Bug {
  /** Whether it makes a reducer depend on more than state and action. */
  isImpure: boolean;
}

type Replacements = Readonly<Record<string, readonly (readonly [search: string, replacement: string])[]>>;

/**
 * By file, the mistakes that a developer may make in the reducers, and in the rules by which effects ask for things.
 */
const bugs: Replacements = {
  'src/entities/cart/model/slice.ts': [
    ["name: 'cart',", "name: 'basket',"],
    ['price_in_cents * quantity, 0', 'price_in_cents, 0'],
    [
      'selectCartCount: (state) => state.items.length',
      'selectCartCount: (state) => state.items.reduce((sum, { quantity }) => sum + quantity, 0)',
    ],
    ['subtotal(state.items) + shippingFor(subtotal(state.items)),', 'subtotal(state.items),'],
    ['selectRemovedName: (state) => state.removed?.item.name', 'selectRemovedName: () => undefined'],
    ['item.quantity = payload.quantity;', 'item.quantity = payload.quantity + 1;'],
    ['if (!item || !isQuantity(payload.quantity)) return;', 'if (!item) return;'],
    ['if (!item || !isQuantity(payload.quantity)) return;', 'if (!isQuantity(payload.quantity)) return;'],
    [' && quantity > 0;', ';'],
    ['Number.isInteger(quantity) && ', ''],
    ['if (!item || has(state, item.id)) return;', 'if (!item) return;'],
    // The state stays the same, but the cart is saved for nothing.
    [
      'if (!item || has(state, item.id)) return;',
      'if (!item || has(state, item.id)) return { ...state, items: [...state.items] };',
    ],
    ['state.items.push(item);', 'state.items.unshift(item);'],
    ['if (state.removed?.item.id === item.id) state.removed = null;', ''],
    [
      'if (!item) return;\n      state.items.splice(index, 1);',
      'state.items.splice(index, 1);\n      if (!item) return;',
    ],
    ['state.items.splice(index, 1);', 'state.items.splice(index, 2);'],
    ['if (state.openMenu === id) state.openMenu = null;\n    },\n    removal', '},\n    removal'],
    ['state.removed = { item, index };', 'state.removed = { item, index: index + 1 };'],
    [
      'if (!has(state, item.id)) state.items.splice(index, 0, item);',
      'if (!has(state, item.id)) state.items.push(item);',
    ],
    ['if (!has(state, item.id)) state.items.splice(index, 0, item);', 'state.items.splice(index, 0, item);'],
    [
      'state.items.splice(index, 0, item);\n      state.removed = null;',
      'state.items.splice(index, 0, item);',
    ],
    ['undoExpired(state) {\n      state.removed', 'undoExpired(state) {\n      state.openMenu'],
    ['item.quantity = payload.quantity;\n      state.openMenu = null;', 'item.quantity = payload.quantity;'],
    ['if (has(state, id)) state.openMenu', 'state.openMenu'],
    ['state.openMenu === id ? null : id', 'id'],
    ['({ saving }) => ({ ...initialState,', '({ removed, saving }) => ({ ...initialState, removed,'],
    ['[...payload, ...state.items.filter((item) => !saved.has(item.id))]', 'payload'],
    ['[...payload, ...state.items.filter((item) => !saved.has(item.id))]', '[...payload, ...state.items]'],
    ['if (!item && state.openMenu === id)', 'if (state.openMenu === id)'],
    ['if (item && state.removed?.item.id === id) state.removed = null;', ''],
    // The state is right again soon: the menu is closed by the next toggle, or with its item.
    [
      'builder.addCase(locationChanged, (state) => {\n      state.openMenu = null;',
      'builder.addCase(locationChanged, () => {',
    ],
  ],
  'packages/shared-list/src/itemChange.ts': [['if (here >= 0)', 'if (here > 0)']],
  'src/entities/cart/model/cartItem.ts': [
    ['Math.max(wanted, 1)', 'wanted'],
    [', shop.quantityLimit', ''],
    ['const { priceFormatted: _derived, ...item } = product;', 'const item = product;'],
  ],
  'src/features/catalogue/model/slice.ts': [
    ['...initialState,\n      category,', '..._state,\n      category,'],
    ["text.trim() === '' ? '' : text", 'text'],
    ["text.trim() === '' ? '' : text", 'text.trim()'],
    ['...initialState,\n      search', '...noChoices,\n      sortOpen: true,\n      search'],
    ['page: 1,\n      sortOpen: false,', 'sortOpen: false,'],
    ['page: 1,\n      sortOpen: false,', 'page: 1,'],
    ['state.sortOpen = !state.sortOpen;', 'state.sortOpen = true;'],
    ['if (isPage(page)) state.page = page;', 'state.page = page;'],
    ['if (isPage(page)) state.page = page;', 'if (isPage(page)) state.page = page - 1;'],
    ['({ ...state, ...choices })', '({ ...state, ...choices, page: 1 })'],
    // The state is right again soon, as above.
    [
      'builder.addCase(locationChanged, (state) => {\n      state.sortOpen = false;',
      'builder.addCase(locationChanged, () => {',
    ],
  ],
  'src/features/checkout/model/slice.ts': [
    ['state.isWaiting = true;', ''],
    ['orderFinished: () => initialState,', 'orderFinished: (state) => state,'],
    ["name: 'checkout',", "name: 'order',"],
  ],
  'src/app/redux/destinations.ts': [
    ['[searchSubmitted.type]: addresses.catalogue,', ''],
    ['[productAdded.type]: addresses.cart,', '[productAdded.type]: addresses.catalogue,'],
    ['[orderPlaced.type]: addresses.cart,', '[orderPlaced.type]: addresses.catalogue,'],
    ['[orderFinished.type]: addresses.catalogue,', '[orderFinished.type]: addresses.cart,'],
  ],
  'src/shared/navigation/slice.ts': [
    ["search = '', hash = '' } = parsePath(to);", "hash = '' } = parsePath(to);\n  const search = '';"],
    ['(index ?? state.index)', 'state.index'],
    ["arrival === 'pushed' && !stays;", "arrival === 'pushed';"],
    ["arrival: arrival === 'pushed' && stays ? 'replaced' : arrival,", 'arrival,'],
    ['visits: state.visits + 1,', 'visits: state.visits + (stays ? 0 : 1),'],
    ['state.index > 0 ? state', 'state.index > 1 ? state'],
    ['return to === state.pathname ? state : arrive', 'return arrive'],
  ],
  'src/app/redux/rootReducer.ts': [
    ['selectIsCartEmpty(state) || selectIsWaiting(state)', 'selectIsCartEmpty(state)'],
    ['selectIsCartEmpty(state) || selectIsWaiting(state)', 'selectIsWaiting(state)'],
    ['visits: visits + 1,', 'visits,'],
    ['items: [...from.cart.items]', 'items: []'],
  ],

  // What the screen shows: the state is the same.
  'src/features/catalogue/model/selectors.ts': [
    ['(page - 1) * shop.pageSize, page * shop.pageSize', 'page * shop.pageSize, (page + 1) * shop.pageSize'],
    ['isCounted ? selectPageCount(state) : Infinity', 'Infinity'],
    ['Math.ceil(', 'Math.floor('],
  ],
  'src/features/catalogue/model/listProducts.ts': [
    ["'price-asc': ordered((item) => item", "'price-asc': ordered((item) => -item"],
    ['-item.sales', 'item.sales'],
    ['(item) => item.formatDate : ', '(item) => -item.formatDate : '],
    [': ofCategory(placesOf(plain, withoutAccents(text)))', ': []'],
    ['product.category === category)', 'product.category !== category)'],
  ],

  // What effects ask for: the state is the same, the shopper is told or kept waiting otherwise.
  'src/entities/cart/model/startCartAlerts.ts': [
    ['já foi adicionado ao carrinho!', 'já está no carrinho!'],
    ["if (!item) return 'Erro na adição do produto';", 'if (!item) return null;'],
    ["isInCart(action.payload) ? 'Prod", "!isInCart(action.payload) ? 'Prod"],
    [' && isQuantity(action.payload.quantity)', ''],
  ],
  'src/entities/cart/model/startUndoOffer.ts': [
    ['after.removed !== null && ', ''],
    ['after.removed !== before.removed', 'before.removed === null'],
  ],
  'src/entities/cart/model/startCartSync.ts': [['after.items !== before.items', 'after !== before']],
  'src/features/catalogue/model/startChoicesSaving.ts': [['after !== before', 'after.page !== before.page']],
  'src/features/checkout/model/startCheckout.ts': [
    ['after.isWaiting && !before.isWaiting', 'after.isWaiting'],
  ],
  'tools/settings/sampleShop.json': [
    ['"checkoutWaitMs": 5000', '"checkoutWaitMs": 500'],
    ['"undoOfferMs": 10000', '"undoOfferMs": 10001'],
    ['"quantityLimit": 5', '"quantityLimit": 4'],
  ],
  'src/entities/product/model/product.ts': [
    ['quantity: 1,', 'quantity: 0,'],
    ['formatBRL(price_in_cents)', 'formatBRL(price_in_cents + 1)'],
  ],
};

/** Reducers that depend on a clock, on randomness or on a global: a second replay differs from the first. */
const impurities: Replacements = {
  'src/entities/cart/model/slice.ts': [
    [
      'state.removed = { item, index };',
      'state.removed = { item: { ...item, formatDate: Date.now() }, index };',
    ],
  ],
  'src/features/catalogue/model/slice.ts': [['state.page = page;', 'state.page = page + Math.random();']],
  'src/features/checkout/model/slice.ts': [
    ['state.isWaiting = true;', 'state.isWaiting = (globalThis.orders = (globalThis.orders ?? 0) + 1);'],
  ],
  'src/shared/navigation/slice.ts': [['visits: state.visits + 1,', 'visits: performance.now(),']],
};

const listed = (replacements: Replacements, isImpure: boolean): Mutation[] =>
  Object.entries(replacements).flatMap(([file, pairs]) =>
    pairs.map(([search, replacement]) => ({ file, search, replacement, isImpure })),
  );

export const mutations: readonly Mutation[] = [...listed(bugs, false), ...listed(impurities, true)];
