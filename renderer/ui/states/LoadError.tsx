import { joinSentences } from '#shared/format/joinWords'
import { FormFailure } from '../forms/FormFailure'
import { problemOfQuery } from './queryState'

/** Shown next to a button that loads something: why that failed. It is empty without an error. */
export const LoadError = ({ failedText, error }: { failedText: string; error: unknown }) => (
  <FormFailure>{error === undefined ? null : joinSentences(failedText, problemOfQuery(error).message)}</FormFailure>
)
