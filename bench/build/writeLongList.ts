// Prints a list of products, for measuring a build (docs/performance.md, "Building").
import { products } from '../../server/api/products';

process.stdout.write(JSON.stringify(products(Number(process.argv[2] ?? 5000))));
