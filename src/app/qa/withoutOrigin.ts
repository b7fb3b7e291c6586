/** The start of a product's address in the text of a link: the origin and the base path of a build, 'https%3A%2F%2Fshop.example%2Fbase'. */
const START_OF_ADDRESS = /https?%3A%2F%2F(?:[\w.-]|%3A)+(?:%2F[\w.-]+)*?(?=%2Fproduct%2F)/g;

/** The HTML of a page whose orders for WhatsApp name products by their paths: a log may be replayed by a build with another origin. */
export const withoutOrigin = (html: string) => html.replace(START_OF_ADDRESS, '');
