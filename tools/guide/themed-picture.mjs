/** The colours of the drawings in docs, and those of the same parts on a dark page. */
const DARK = {
  '#ffffff': '#1b1c1a',
  '#f5f9f7': '#15302a',
  '#fdf6f0': '#2b2311',
  '#1f2933': '#ecede8',
  '#52606d': '#adb0a7',
  '#9aa5b1': '#7f827a',
  '#0b6e4f': '#5cc5b1',
  '#b4540a': '#f0c56b',
};

const RULES = Object.entries(DARK)
  .flatMap(([light, dark]) => ['fill', 'stroke'].map((part) => `[${part}="${light}"]{${part}:${dark}}`))
  .join('');

/** A drawing that is dark where the page around it is. */
export const themedPicture = (svg) =>
  svg.replace(/^<svg[^>]*>/, (opening) => `${opening}\n<style>@media (prefers-color-scheme:dark){${RULES}}</style>`);
