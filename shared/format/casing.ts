/** Changes the case of the first letter, so that a label fits the start or the middle of a sentence. */

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Only the first letter changes: "Save a statement as a PDF" keeps "PDF". */
export const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
