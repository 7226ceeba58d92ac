/** Starts a label or a sentence with a capital letter. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
