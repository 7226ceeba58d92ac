/** The questions of a message that holds several. Pure. */

const ends = /(?<=[?!;])\s+|(?<=[\p{L}\d]\.)\s+|\n+/u
const joints =
  /,?\s+(?:and also|and then|and|also|plus|&)\s+|,\s+(?=(?:what|when|where|how|who|why|is|are|do|does|did|am|can|have)\b)/i

const hasWords = (text: string): boolean => /[\p{L}\d]/u.test(text)

/** At the ends of sentences alone; a question may hold "and" itself. */
export const sentencesOf = (message: string): string[] =>
  message
    .split(ends)
    .map((part) => part.trim())
    .filter(hasWords)

/** Also where "and" joins two; those that are one question after all are told by what they mean. */
export const partsOf = (message: string): string[] =>
  sentencesOf(message)
    .flatMap((sentence) => sentence.split(joints))
    .map((part) => part.trim())
    .filter(hasWords)

/** What is told as a story needs no answer of its own. */
export const isQuestion = (part: string): boolean =>
  /\?\s*$|^(?:what|when|where|how|who|why|which|is|are|am|do|does|did|can|could|will|would|should|have|has|may)\b/i.test(
    part,
  )
