/** Texts of the catalog with tags, which `Rich` replaces by nodes. */

/** The words outside of the tags, by which `getByText` finds the element that shows the text. */
export const ownWords = (text: string): string =>
  text
    .replaceAll(/<(\w+)\/>|<(\w+)>.*?<\/\2>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
