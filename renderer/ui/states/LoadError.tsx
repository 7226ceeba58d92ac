import * as commonTexts from '#shared/texts/common'
import { FormFailure } from '../forms/FormFailure'
import { problemOfQuery } from './queryState'

/** Shown next to a button that loads something: why that failed. It is empty without an error. */
export const LoadError = ({ subject, error }: { subject: string; error: unknown }) => (
  <FormFailure>
    {error === undefined ? null : commonTexts.loadFailedBecause(subject, problemOfQuery(error).message)}
  </FormFailure>
)
