/** Splits a message into its questions. It has no side effects. */

const sentenceEnds = /(?<=[?!;])\s+|(?<=[\p{L}\d]\.)\s+|\n+/u
const conjunctions =
  /,?\s+(?:and also|and then|and|also|plus|&)\s+|,\s+(?=(?:what|when|where|how|who|why|is|are|do|does|did|am|can|have)\b)/i

const hasWords = (text: string): boolean => /[\p{L}\d]/u.test(text)

/** Splits at the ends of sentences only, because a question may contain "and". */
export const sentencesOf = (message: string): string[] =>
  message
    .split(sentenceEnds)
    .map((part) => part.trim())
    .filter(hasWords)

/** Also splits at "and". Whether the parts are one question is decided by their meaning later. */
export const splitIntoQuestions = (message: string): string[] =>
  sentencesOf(message)
    .flatMap((sentence) => sentence.split(conjunctions))
    .map((part) => part.trim())
    .filter(hasWords)

/** Returns whether a part asks something. A statement needs no answer. */
export const isQuestion = (part: string): boolean =>
  /\?\s*$|^(?:what|when|where|how|who|why|which|is|are|am|do|does|did|can|could|will|would|should|have|has|may)\b/i.test(
    part,
  )
