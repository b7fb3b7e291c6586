import { outline } from './outline';

it.each<[string, string, string[]]>([
  ['a title', '<title>Shop</title><p>Text</p>', ['- title: Shop', '- paragraph: Text']],
  ['a name that is the content', '<a href="/x">Mugs</a>', ['- link "Mugs":', '  - /url: /x']],
  ['a heading', '<h2 id="a"> Two <b>words</b> </h2>', ['- heading "Two words" [level=2]']],
  [
    'what is in something',
    '<ul><li><button>Add</button> 5 left</li></ul>',
    ['- list:', '  - listitem:', '    - button "Add"', '    - text: 5 left'],
  ],
  [
    'a name with spaces as people read it, and no name that repeats what is in something',
    '<a href="/"><span>Cart, </span><b>2</b><span> items</span></a><a href="/x"><h2>Mug</h2><p>R$ 5</p></a>',
    [
      '- link "Cart, 2 items":',
      '  - /url: /',
      '- link:',
      '  - /url: /x',
      '  - heading "Mug" [level=2]',
      '  - paragraph: R$ 5',
    ],
  ],
  ['texts side by side', '<p>a <b>b</b><span>c</span></p>', ['- paragraph: a bc']],
  ['several texts', '<div><div>a</div>b<div>c</div></div>', ['- text: a', '- text: b', '- text: c']],
  [
    'nothing that is hidden',
    '<p hidden>a</p><p inert>b</p><p aria-hidden="true">c</p><script>d</script><svg><title>e</title></svg><input type="hidden">',
    ['- title: e'],
  ],
  [
    'no attribute that is not in the store',
    '<input type="search" role="combobox" aria-label="a" aria-expanded="true" data-local="role aria-expanded">',
    ['- searchbox "a"'],
  ],
  ['a link whose address is not in the store', '<a href="/" data-local="href">a</a>', ['- link "a"']],
  ['nothing that is not in the store', '<p data-local>typed</p><p>a</p>', ['- paragraph: a']],
  [
    'closed and open details',
    '<details><summary>a</summary>b</details><details open><summary>c</summary>d</details>',
    ['- group:', '  - button "a"', '- group:', '  - button "c"', '  - text: d'],
  ],
  [
    'open dialogs only',
    '<dialog>a</dialog><dialog open aria-label="Zoom">b</dialog>',
    ['- dialog "Zoom": b'],
  ],
  [
    'a name by ids, also of what is hidden',
    '<h2 id="a" hidden>Your</h2><b id="b">cart</b><section aria-labelledby="a b">c</section>',
    ['- text: cart', '- region "Your cart": c'],
  ],
  [
    'the labels of fields',
    '<label for="f">Name</label><input id="f" value="Ana"><label><input type="checkbox" checked> Terms</label>',
    ['- text: Name', '- textbox "Name"', '- checkbox "Terms" [checked]', '- text: Terms'],
  ],
  [
    'pictures, by the names of their files',
    '<img src="/shop/mug.webp?v=1#a" alt="Mug"><img src="b.svg" alt=""><img alt=""><a href="/"><img alt="Home"></a>',
    ['- img "Mug" [file=mug.webp]', '- img [file=b.svg]', '- link:', '  - /url: /', '  - img "Home"'],
  ],
  [
    'pictures that only screen readers leave out',
    '<a href="/" aria-hidden="true"><b>Mug</b><img src="a.svg" alt="a"><i hidden><img src="b.svg"></i></a><p hidden><img src="c.svg"></p>',
    ['- img "a" [file=a.svg]'],
  ],
  [
    'no file that a bundler named, and none that an address contains',
    '<img src="/assets/logo-DkX3f9a_.svg" alt="a"><img src="/6ce24c58023cc2f8fd88.svg" alt="b"><img src="data:image/png;base64,AA/b.png" alt="c"><img src="t-shirts-20261128.svg" alt="d">',
    ['- img "a"', '- img "b"', '- img "c"', '- img "d" [file=t-shirts-20261128.svg]'],
  ],
  ['no file that is not in the store', '<img src="a.svg" alt="a" data-local="src">', ['- img "a"']],
  [
    'states',
    '<button disabled aria-expanded="false" aria-controls="x">a</button><div role="option" aria-selected="true">b</div><a href="#" aria-current="page">c</a>',
    [
      '- button "a" [disabled] [expanded=false]',
      '- option "b" [selected]',
      '- link "c" [current=page]:',
      '  - /url: #',
    ],
  ],
  [
    'a description and a placeholder',
    '<p id="n">Sold out</p><button aria-describedby="n">Add</button><input placeholder="Search">',
    [
      '- paragraph: Sold out',
      '- button "Add":',
      '  - /description: Sold out',
      '- textbox "Search":',
      '  - /placeholder: Search',
    ],
  ],
  [
    'live regions',
    '<div role="status">a</div><div aria-live="polite">b</div><output></output>',
    ['- status: a', '- generic [live=polite]: b', '- status'],
  ],
  ['a role that takes another away', '<ul role="none"><li role="tab">a</li></ul>', ['- tab "a"']],
  ['quotes and breaks in a name', '<button aria-label=\'a "b"\nc\'></button>', ['- button "a \\"b\\" c"']],
])('an outline has %s', (_what, html, lines) => {
  expect(outline(html)).toEqual(lines);
});
