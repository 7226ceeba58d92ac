/** The five most frequent questions about each service. */
import { entryOf, type FaqEntry } from '#shared/faq/entries'
import type { ServiceType } from '#shared/services/services'

export const topSlugs: Record<ServiceType, readonly string[]> = {
  FIBER: ['slow-internet', 'lights-fine-no-internet', 'first-bill-higher', 'wifi-password', 'outage-credit'],
  TV: ['no-picture', 'tv-pin-forgotten', 'channel-missing', 'change-pack', 'taxes-and-fees'],
  VOIP: ['e911-address', 'voicemail-set-up', 'no-dial-tone', 'port-number', 'e911-power'],
  GAS: ['smell-gas', 'estimated-read', 'winter-bill', 'gas-bill-parts', 'call-before-dig'],
}

const generalTopSlugs = ['first-bill-higher', 'ways-to-pay', 'payment-fees', 'password-forgotten', 'move-when']

export const topQuestionsFor = (service: ServiceType | undefined): FaqEntry[] =>
  (service ? topSlugs[service] : generalTopSlugs).flatMap((slug) => entryOf(slug) ?? [])
