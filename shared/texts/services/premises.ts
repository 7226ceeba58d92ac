/** Texts about the search for addresses. */

export const minimumLettersHint = 'Type 3 letters or digits'
export const noAddressesMatch = 'No addresses match.'
export const firstAddressesOnly = (count: number) => `First ${count} matches. Type more to narrow the list.`
