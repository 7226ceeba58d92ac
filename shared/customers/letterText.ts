/** The parts of an email that come from a catalog of texts. The server adds greeting, links and footer. */
export interface LetterText {
  subject: string
  paragraphs: readonly string[]
  /** The label of the button. It leads to the page on which the recipient can act. */
  action?: string
}
