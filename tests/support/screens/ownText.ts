/**
 * Returns the words of a rich text of the catalog that are outside of its tags. These are what `getByText` compares,
 * because the elements that the tags stand for have texts of their own.
 */
export const ownText = (text: string): string =>
  text
    .replaceAll(/<(\w+)>.*?<\/\1>|<\w+\/>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
