import { FormFailure } from '../forms/FormFailure'
import { problemOfQuery } from './queryFace'
import * as commonTexts from '#shared/texts/common'

/** Beside a button that fetches something: why it did not come; nothing while there is no failure. */
export const NotLoaded = ({ what, error }: { what: string; error: unknown }) => (
  <FormFailure>
    {error === undefined ? null : commonTexts.couldntBeLoaded(what, problemOfQuery(error).message)}
  </FormFailure>
)
