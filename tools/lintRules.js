/**
 * The shop's own rule for oxlint (.oxlintrc.json). A browser that translates a page wraps each text node in
 * elements. React keeps the old nodes: it changes a text that nobody sees, and throws when it removes one or
 * puts an element before it. If a text is the only child of its element, React sets the element's content,
 * which is right on a translated page, too.
 */

/** @typedef {{ report: (found: { node: Node; message: string }) => void }} Context */
/** @typedef {'element' | 'blank' | 'text' | 'nothing'} Kind */

/**
 * What the rule reads of a node of ESTree.
 * @typedef {object} Node
 * @property {string} type
 * @property {string} name of an identifier
 * @property {unknown} value of a text or a literal
 * @property {string} operator
 * @property {Node} left
 * @property {Node} right
 * @property {Node} consequent
 * @property {Node} alternate
 * @property {Node} expression in braces
 * @property {readonly Node[]} children
 * @property {Node} callee
 * @property {Node} property of an object
 * @property {readonly Node[]} arguments
 * @property {Node} body of a function
 */

const message =
  'A text that changes must be the only child of its element: use one template string, or an element around it. Otherwise a translated page shows the old text, or throws.';

/**
 * What a child or an expression renders; 'blank' is a text of spaces.
 * @param {Node} node
 * @returns {Kind}
 */
function rendered(node) {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' ? inText(node.value) : 'nothing';
    case 'JSXElement':
      return 'element';
    case 'JSXFragment':
      return oneOf(node.children);
    case 'JSXExpressionContainer':
      return rendered(node.expression);
    case 'LogicalExpression':
      return node.operator === '&&' ? rendered(node.right) : oneOf([node.left, node.right]);
    case 'ConditionalExpression':
      return oneOf([node.consequent, node.alternate]);
    case 'CallExpression':
      return ofCall(node);
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'Identifier':
      if (node.name === 'undefined') return 'nothing';
      return node.name === 'children' ? 'element' : 'text';
    default:
      return 'text'; // Perhaps: the rule does not know types.
  }
}

/**
 * JSX drops spaces with a line break, and keeps others.
 * @param {string} value
 * @returns {Kind}
 */
function inText(value) {
  if (/\S/.test(value)) return 'text';
  return value.includes('\n') ? 'nothing' : 'blank';
}

/**
 * @param {readonly Node[]} nodes
 * @returns {Kind}
 */
function oneOf(nodes) {
  const all = new Set(nodes.map(rendered));
  if (all.has('text')) return 'text';
  if (all.has('element')) return 'element';
  return all.has('blank') ? 'blank' : 'nothing';
}

/**
 * `list.map((one) => <li />)` renders elements. What another call returns is not known.
 * @param {Node} call
 * @returns {Kind}
 */
function ofCall({ callee, arguments: [callback] }) {
  const isMap = callee.type === 'MemberExpression' && callee.property.name === 'map';
  return isMap && callback?.type === 'ArrowFunctionExpression' ? rendered(callback.body) : 'text';
}

/**
 * Whether a child may come, go or have another text.
 * @param {Node} child
 */
const changes = (child) => child.type === 'JSXExpressionContainer' && child.expression.type !== 'Literal';

/**
 * @param {Context} context
 * @param {Node} node
 */
function check(context, node) {
  const children = node.children.filter((child) => rendered(child) !== 'nothing');
  const texts = children.filter((child) => rendered(child) === 'text');
  const isFixed = texts.length === 0 || !children.some(changes);
  if (children.length > 1 && !isFixed) context.report({ node, message });
}

export default {
  meta: { name: 'shop' },
  rules: {
    'text-alone': {
      /** @param {Context} context */
      create: (context) => ({
        JSXElement: check.bind(null, context),
        JSXFragment: check.bind(null, context),
      }),
    },
  },
};
