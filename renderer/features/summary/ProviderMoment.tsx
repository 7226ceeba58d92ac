import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { DateText } from '../../ui/DateText'

/** A moment as the provider's clock has it: figures and rows are of its days. */
export function ProviderMoment({ value }: { value: string }) {
  const { timeZone } = useRuntimeConfig()
  return <DateText value={value} withTime timeZone={timeZone} />
}
