import shop from './shop.json';

export { shop };
