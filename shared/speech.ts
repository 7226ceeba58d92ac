/** What is spoken at once: a few sentences. */
export const longestSpokenText = 500
