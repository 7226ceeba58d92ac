import { useRuntimeConfig } from '../api/useRuntimeConfig'
import { usePreferences } from '../session/preferences'
import { type RowFormats, rowFormatsOf } from '../ui/format/rowFormats'

/** The person's formats, in the provider's time zone. */
export function useRowFormats(): RowFormats {
  const { timeZone } = useRuntimeConfig()
  return rowFormatsOf(usePreferences(), timeZone)
}
