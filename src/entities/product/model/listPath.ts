/** The path of the backend's list of products: the shop's only request. */
export const LIST_PATH = '/products';
