import type { Response } from '@playwright/test';
import { outline, type Fact, type PageResponse } from 'action-log';
import { differingFacts } from './differingFacts';
import type { WalkedLog } from './openApp';

type Served = Pick<Response, 'status' | 'headerValue' | 'text'>;

/**
 * Compares the page as it was served, before any script has changed it, with the first state of a log, and the response
 * with that of the log. Returns what differs. What scripts make of the page is compared at the first step.
 * @param basePath where the app begins on its server: '/shop', or empty for the root
 */
export async function compareServed<State>(
  served: Served,
  { code, log, start }: Pick<WalkedLog<State>, 'code' | 'log' | 'start'>,
  basePath: string,
): Promise<Fact[]> {
  const { isAddedByScripts, shownState } = code.walk;
  const facts = log.response ? differingFacts(named(log.response), named(await responseOf(served))) : [];
  const lines = code.replayable.outlineOf(shownState?.(start, (text) => text) ?? start);
  if (!isAddedByScripts || lines === null) return facts;
  // A log's addresses begin at the root.
  const html = (await served.text()).replaceAll(`href="${basePath}/`, 'href="/');
  const page = (outlined: readonly string[]) => ({
    'page as it was served': withoutParts(outlined, isAddedByScripts),
  });
  return [...facts, ...differingFacts(page(lines), page(outline(html)))];
}

/** What a log notes of a response. */
export async function responseOf(response: Omit<Served, 'text'>): Promise<PageResponse> {
  return {
    status: response.status(),
    cacheControl: await response.headerValue('cache-control'),
    contentType: await response.headerValue('content-type'),
  };
}

const named = ({ status, cacheControl, contentType }: PageResponse) => ({
  "status of the page's response": status,
  "cache-control of the page's response": cacheControl,
  "content-type of the page's response": contentType,
});

/** The lines of an outline without some parts: the line that begins each of them, and the lines of what is in it. */
function withoutParts(lines: readonly string[], beginsPart: (line: string) => boolean): string[] {
  let depthOfPart = Infinity;
  return lines.filter((line) => {
    const depth = line.search(/\S/);
    if (depth > depthOfPart) return false;
    depthOfPart = beginsPart(line) ? depth : Infinity;
    return depthOfPart === Infinity;
  });
}
