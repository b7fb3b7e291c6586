import { at } from './at';
import { type ClothLight, clothLight } from './cloth';
import { frame, groundOf, lightImage, size } from './frame';
import type { Colour } from './palette';
import { bend, type Move } from './path';
import * as cut from './shirtOutline';

/** Which of three shirts, each with its own folds: all designs share them, because light takes seconds to compute. */
export type FoldedShirt = 1 | 2 | 3;

const lights = new Map<FoldedShirt, ClothLight>();

function lightOf(fold: FoldedShirt) {
  const light = lights.get(fold) ?? clothLight(fold);
  lights.set(fold, light);
  return light;
}

/** From the print's square (200 units, middle 0 0) onto the cloth: pushed aside where the cloth is steep. */
function ontoCloth({ height }: ClothLight): Move {
  const { x: middleX, y: middleY, side } = cut.printPlace;
  const heightAt = (x: number, y: number) => at(height, Math.round(y) * size + Math.round(x));
  return (u, v) => {
    const x = middleX + (u * side) / 200;
    const y = middleY + (v * side) / 200 + (u * u * 7) / 10000;
    return [
      x - (heightAt(x + 4, y) - heightAt(x - 4, y)) * 0.9,
      y - (heightAt(x, y + 4) - heightAt(x, y - 4)) * 0.9,
    ];
  };
}

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const stroke = (d: string, colour: Colour, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
const shift = (x: number, y: number, content: string) => `<g transform="translate(${x} ${y})">${content}</g>`;

/** A row of stitches beside a seam, dark dashes with a lit edge; a second row where `apart` is not 0. */
function stitches(d: string, apart = 0) {
  const row = (y: number) =>
    shift(0, y, stroke(d, '#000', 1.7, ' stroke-dasharray="5 3" opacity=".24"')) +
    shift(0, y + 1.2, stroke(d, '#fff', 1, ' stroke-dasharray="5 3" opacity=".2"'));
  return row(0) + (apart ? row(apart) : '');
}

/** Fine ribs across the collar: dashes as long as the band is wide, along its middle. */
function ribs(d: string, width: number) {
  return (
    stroke(d, '#000', width, ' stroke-dasharray="1.6 2.9" opacity=".15"') +
    stroke(d, '#fff', width, ' stroke-dasharray="1.2 3.3" stroke-dashoffset="2" opacity=".12"')
  );
}

/** Along the middle of the two halves of the band. */
const collarMiddle = 'M483 191 C497 272 543 310 597 310 C653 310 697 270 711 188';
const backMiddle = 'M491 202 C522 191 560 188 598 188 C638 188 672 190 702 198';

/** The inside of the back with its band, in the shade of the front. */
function neck(fabric: Colour) {
  return (
    path(cut.neckHole, fabric) +
    path(cut.neckHole, 'url(#depth)') +
    path(cut.collarBack, fabric) +
    path(cut.collarBack, '#000', ' opacity=".12"') +
    `<g clip-path="url(#bandBehind)">${ribs(backMiddle, 34)}</g>` +
    stroke('M497 212 C528 205 562 202 597 202 C630 202 664 204 696 210', '#000', 2.4, ' opacity=".28"') +
    `<g clip-path="url(#hole)">${stroke(cut.collarInner, '#000', 20, ' opacity=".34" filter="url(#soft6)"')}</g>` +
    path('M574 208H620L619 232H575Z', '#f1ece2', ' opacity=".9"')
  );
}

function collarBand(fabric: Colour) {
  return (
    stroke(cut.collarSeam, '#000', 9, ' opacity=".22" filter="url(#soft4)"') +
    path(cut.collar, fabric) +
    path(cut.collar, 'url(#round)') +
    `<g clip-path="url(#band)">${ribs(collarMiddle, 46)}</g>` +
    stroke(cut.collarInner, '#fff', 2, ' opacity=".28"') +
    stroke(cut.collarSeam, '#000', 2, ' opacity=".3"') +
    stitches(cut.collarStitches)
  );
}

/** Blurs, clips and gradients the shirt refers to. */
const defs =
  [4, 6, 20]
    .map(
      (r) =>
        `<filter id="soft${r}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${r}"/></filter>`,
    )
    .join('') +
  `<clipPath id="shirt">${cut.silhouette.map((d) => `<path d="${d}"/>`).join('')}</clipPath>` +
  `<clipPath id="hole"><path d="${cut.neckHole}"/></clipPath>` +
  `<clipPath id="band"><path d="${cut.collar}"/></clipPath>` +
  `<clipPath id="bandBehind"><path d="${cut.collarBack}"/></clipPath>` +
  '<linearGradient id="depth" x2="0" y2="1"><stop stop-opacity=".2"/><stop offset=".55" stop-opacity=".4"/><stop offset="1" stop-opacity=".52"/></linearGradient>' +
  '<linearGradient id="round" x2="1"><stop stop-opacity=".02"/><stop offset=".55" stop-opacity=".06"/><stop offset="1" stop-opacity=".2"/></linearGradient>';

interface Shirt {
  fold: FoldedShirt;
  fabric: Colour;
  /** How much the lit folds shine, 0 to 1: more on dark cloth. */
  sheen: number;
  /** The print, drawn flat. */
  print: string;
}

/** A shirt as a complete SVG picture; see `lightImage` for `references`. */
export function drawShirt({ fold, fabric, sheen, print }: Shirt, references: boolean) {
  const light = lightOf(fold);
  const whole = cut.silhouette.map((d) => path(d, '#3a2f24')).join('');
  const art = bend(print, ontoCloth(light), cut.printPlace.side / 200, 8);
  return frame(
    cut.closer(
      shift(14, 20, `<g filter="url(#soft20)" opacity=".24">${whole}</g>`) +
        shift(3, 5, `<g filter="url(#soft4)" opacity=".3">${whole}</g>`) +
        neck(fabric) +
        path(cut.sleeveLeft, fabric) +
        path(cut.sleeveRight, fabric) +
        path(cut.body, fabric) +
        `<g opacity=".95">${art}</g>` +
        `<g clip-path="url(#shirt)"><g style="mix-blend-mode:multiply">${lightImage(light.shade, references)}</g>` +
        `<g style="mix-blend-mode:screen" opacity="${sheen}">${lightImage(light.sheen, references)}</g></g>` +
        cut.armholes.map((d) => stroke(d, '#000', 1.6, ' opacity=".3"')).join('') +
        cut.shoulders.map((d) => stroke(d, '#000', 1.4, ' opacity=".22"')).join('') +
        cut.hems.map((d) => stitches(d, -6)).join('') +
        collarBand(fabric),
    ),
    defs,
    groundOf(fabric),
  );
}
