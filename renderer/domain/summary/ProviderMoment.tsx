import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { DateText } from '../../ui/DateText'

/** Shows a moment in the provider's time zone, because figures and rows belong to the provider's days. */
export function ProviderMoment({ value }: { value: string }) {
  const { timeZone } = useRuntimeConfig()
  return <DateText value={value} withTime timeZone={timeZone} />
}
