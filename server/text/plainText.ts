/** Normalizes names for searches: lower case without accents and apostrophes, equally in the database and in code. */

/** Replacements letter by letter, as PostgreSQL's `translate` takes them. Letters without a counterpart are dropped. */
export const plainLetters = {
  from: "áàâäãåéèêëíìîïóòôöõúùûüñç'’",
  to: 'aaaaaaeeeeiiiiooooouuuunc',
} as const

export const plainText = (typed: string): string =>
  Array.from(typed.toLowerCase(), (letter) => {
    const index = plainLetters.from.indexOf(letter)
    return index < 0 ? letter : plainLetters.to.charAt(index)
  }).join('')
