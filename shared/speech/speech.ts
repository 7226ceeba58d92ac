/** One request can speak at most this many characters, which is a few sentences. */
export const maxSpokenTextLength = 500
