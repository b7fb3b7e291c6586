/**
 * The one shirt, cut as a real one is: no two sides are quite the same. Picture units (1200), collar line at 190.
 */

/** Front, without sleeves: from the neck over the shoulder seam to the armpit, the side and the hem. */
export const body =
  'M488 190 C436 208 374 232 314 258 C326 318 330 396 312 470 C308 560 316 640 312 742 C309 850 302 940 298 1024' +
  ' C360 1039 450 1047 545 1045 C655 1043 790 1046 906 1028 C900 930 892 842 888 730 C886 640 890 556 886 466' +
  ' C868 392 872 314 882 254 C820 228 760 206 706 186 C690 268 648 302 596 302 C546 302 504 268 488 190Z';

/** Left sleeve (as seen), tucked under the body's seam. */
export const sleeveLeft =
  'M318 256 C284 268 262 292 243 328 C217 376 190 424 166 472 C192 506 240 536 288 552 C298 528 312 500 340 462 L350 270Z';

/** Drawn in the same direction as the body: a clip path joins overlapping outlines only then (non-zero winding). */
export const sleeveRight =
  'M878 252 L846 266 L858 458 C884 494 902 522 910 548 C960 530 1006 500 1034 462 C1010 416 984 372 956 322 C938 290 912 266 878 252Z';

/** The hole of the neck, through which the inside of the back is seen. */
export const neckHole =
  'M488 190 C520 178 560 174 598 174 C640 174 676 176 706 186 C690 268 648 302 596 302 C546 302 504 268 488 190Z';

/** Ribbed band around the front of the neck: its outer and inner edge. */
export const collar =
  'M477 193 C490 286 540 329 597 329 C656 329 704 284 718 190 L704 184 C690 256 650 291 597 291' +
  ' C546 291 504 258 490 188Z';

/** The same band behind, seen from its inner side. */
export const collarBack =
  'M488 190 C520 178 560 174 598 174 C640 174 676 176 706 186 C704 196 700 204 696 210 C664 204 630 202 597 202' +
  ' C562 202 528 205 497 212 C493 204 490 197 488 190Z';

/** The visible row of stitches below the collar. */
export const collarStitches = 'M470 200 C484 296 538 338 597 338 C658 338 712 294 726 196';

export const silhouette = [body, sleeveLeft, sleeveRight, neckHole, collar];

/** The collar's inner edge in front, as a line. */
export const collarInner = 'M490 188 C504 258 546 291 597 291 C650 291 690 256 704 184';

/** Where the sleeves are set in, where hems are turned: lines for seams, stitches and their small valleys. */
export const armholes = ['M314 258 C326 318 330 396 312 470', 'M882 254 C872 314 868 392 886 466'];
export const shoulders = ['M477 196 C428 214 370 236 314 260', 'M718 192 C766 208 824 232 882 256'];
export const collarSeam = 'M477 193 C490 286 540 329 597 329 C656 329 704 284 718 190';
export const hems = [
  'M299 1002 C360 1017 450 1024 545 1022 C655 1020 790 1023 905 1006',
  'M177 451 C204 484 250 514 297 529',
  'M1023 441 C996 478 950 508 901 525',
];

/** Middle of the print's square and its side. */
export const printPlace = { x: 598, y: 590, side: 372 };

/** Enlarges what is drawn with these outlines, so that shirts fill the frame as generously as mugs do. */
export const closer = (content: string) => `<g transform="translate(-46.5 -56) scale(1.08)">${content}</g>`;
