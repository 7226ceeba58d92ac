import { FormFailure } from '../forms/FormFailure'
import { problemOfQuery } from './queryFace'

/** Beside a button that fetches something: why it did not come; nothing while there is no failure. */
export const NotLoaded = ({ what, error }: { what: string; error: unknown }) => (
  <FormFailure>
    {error === undefined ? null : `${what} could not be loaded. ${problemOfQuery(error).message}`}
  </FormFailure>
)
