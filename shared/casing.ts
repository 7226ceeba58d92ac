/** Words from a list, put at the beginning of a sentence or into it. */

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The first letter alone: "Save a statement as a PDF" keeps its last word. */
export const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
