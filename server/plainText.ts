/** How names are compared in a search: small letters without accents and apostrophes, by the database and by us alike. */

/** Letter by letter what becomes of them; what has no counterpart falls away. As the database's `translate` has it. */
export const plainLetters = {
  from: "áàâäãåéèêëíìîïóòôöõúùûüñç'’",
  to: 'aaaaaaeeeeiiiiooooouuuunc',
} as const

export const plainText = (typed: string): string =>
  Array.from(typed.toLowerCase(), (letter) => {
    const place = plainLetters.from.indexOf(letter)
    return place < 0 ? letter : plainLetters.to.charAt(place)
  }).join('')
