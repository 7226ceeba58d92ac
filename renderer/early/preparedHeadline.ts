/** The headline that the frame shows after signing in. It is separate because the signed-in app needs nothing else of it. */
let headline: string | null = null

export const preparedHeadline = (): string | null => headline

export function setPreparedHeadline(text: string | null): void {
  headline = text
}
