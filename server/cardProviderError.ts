/** The payment provider could not be reached, or gave an invalid answer. A request that it fails is answered accordingly. */
export class CardProviderError extends Error {
  override readonly name = 'CardProviderError'
}
