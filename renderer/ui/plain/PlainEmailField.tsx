import * as commonTexts from '#shared/texts/common'
import type { PlainBinding } from '../forms/useFieldErrors'
import { PlainField } from './PlainField'

/** The email with which a user signs in. */
export const PlainEmailField = (binding: PlainBinding & { defaultValue?: string | undefined }) => (
  <PlainField
    label={commonTexts.email}
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    {...binding}
  />
)
