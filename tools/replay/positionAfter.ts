import type { Control, Step } from 'action-log';
import type { Position } from 'action-log-cli';
import { replayable } from '@/app/qa/replayable';
import type { RootState } from '@/app/redux/rootReducer';
import { orderPlaced, productRemoved, removalUndone } from '@/entities/cart';
import {
  categoryChosen,
  pageChosen,
  searchSubmitted,
  sortChosen,
  sortMenuToggled,
} from '@/features/catalogue';
import { addresses } from '@/shared/addresses';

type IsIt = (line: string, next?: string) => boolean;

const isHeading: IsIt = (line) => /^- heading .*\[level=1\]/.test(line);
const isSort: IsIt = (line) => line.startsWith('- combobox "Organizar por');

/** A name in an outline: JSON, so that a quotation mark in it is '\\"'. */
const NAME = String.raw`"(?:[^"\\]|\\.)*"`;
const ROLE_AND_NAME = new RegExp(String.raw`^\s*- (\w+ ${NAME})`);
const NAMED_PART = new RegExp(String.raw`^\s*- ((?:navigation|region|dialog) ${NAME})`);

/** By the type of an action that opens no page: the line of what has the focus afterwards. After any other type of action, any control may have it. */
const focused = new Map<string, IsIt>([
  [sortChosen.type, isSort],
  [sortMenuToggled.type, isSort],
  [categoryChosen.type, (line) => /^- tab .*\[selected\]/.test(line)],
  [productRemoved.type, (line) => line.startsWith('- button "Desfazer')],
  [removalUndone.type, isHeading],
  [orderPlaced.type, isHeading],
]);

/**
 * Where the shopper is after an action. On arrival at a page the heading has the focus. After Back it is the link to
 * the page that was left, unless that was the cart. A new page begins at its top, or at the line that was added.
 */
export function positionAfter(step: Step<RootState>, pressed: Control | undefined): Position | undefined {
  const { action, before, after } = step;
  const { visits, arrival, pathname } = after.navigation;
  const { visits: visitsBefore, pathname: left } = before.navigation;
  if (visits !== visitsBefore && arrival !== 'opened') {
    // Another version's page replaces this one, and has the same links.
    if (arrival === 'replaced' && pressed?.role === 'link')
      return { focus: focusOn(after, isLinkCalled(pressed.name)) ?? null };
    const follows = arrival === 'popped' && left !== pathname && left !== addresses.cart;
    const link = follows ? focusOn(after, isLinkTo(left)) : undefined;
    const isAtTop = arrival === 'pushed' && pathname !== addresses.cart;
    return { focus: link === undefined ? (focusOn(after, isHeading) ?? null) : link, isAtTop };
  }
  // A phone's keyboard must not cover what the same search, or a suggestion, leads to.
  if (searchSubmitted.match(action) && before.catalogue.search === after.catalogue.search) return undefined;
  if (categoryChosen.match(action) && pressed?.role !== 'tab') return undefined;
  // A page number below the products leads to the same one above them.
  const isIt = pageChosen.match(action) && pressed ? isLinkCalled(pressed.name) : focused.get(action.type);
  return { focus: (isIt && focusOn(after, isIt)) ?? null };
}

const isLinkCalled =
  (name: string): IsIt =>
  (line) =>
    line.startsWith(`- link ${JSON.stringify(name)}`);

const isLinkTo =
  (address: string): IsIt =>
  (line, next) =>
    /^- link\b/.test(line) && next === `- /url: ${address}`;

/**
 * What a line of a page's main part names, and the part of the page that it is in, as a walk names the
 * focus: 'link "Sacola" in navigation "Trilha"'. Null if its name is all of its content, undefined if there
 * is no such line.
 */
function focusOn(state: RootState, isIt: IsIt): string | null | undefined {
  const lines = replayable.outlineOf(state) ?? [];
  const start = lines.indexOf('- main:');
  const at = lines.findIndex((line, index) => index > start && isIt(line.trim(), lines[index + 1]?.trim()));
  const line = lines[at];
  if (line === undefined) return undefined;
  const named = ROLE_AND_NAME.exec(line)?.[1] ?? null;
  let depth = line.search(/\S/);
  for (const above of lines.slice(0, at).toReversed()) {
    if (above.search(/\S/) >= depth) continue;
    depth = above.search(/\S/);
    const part = NAMED_PART.exec(above)?.[1];
    if (named !== null && part) return `${named} in ${part}`;
  }
  return named;
}
