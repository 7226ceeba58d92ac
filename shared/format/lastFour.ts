/** Shortens the number of a card or an account: "****1111", "1111" and "BA-0000001111" all become "1111". */
export const lastFour = (number: string): string => number.replaceAll(/\W/g, '').slice(-4)
