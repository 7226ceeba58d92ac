/** Every question with its topic, and the five that are asked most about a service. */
import type { ServiceType } from '#shared/services'
import type { Question, Topic } from '#shared/faq/topic'
import { topics } from '#shared/faq/topics'

export interface Entry extends Question {
  topic: Topic
}

export const entries: readonly Entry[] = topics.flatMap((topic) =>
  topic.questions.map((question) => ({ ...question, topic })),
)

const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))

export const entryOf = (slug: string | null): Entry | undefined => (slug === null ? undefined : bySlug.get(slug))

export const topSlugs: Record<ServiceType, readonly string[]> = {
  FIBER: ['slow-internet', 'lights-fine-no-internet', 'first-bill-higher', 'wifi-password', 'outage-credit'],
  TV: ['no-picture', 'tv-pin-forgotten', 'channel-missing', 'change-pack', 'taxes-and-fees'],
  VOIP: ['e911-address', 'voicemail-set-up', 'no-dial-tone', 'port-number', 'e911-power'],
  GAS: ['smell-gas', 'estimated-read', 'winter-bill', 'gas-bill-parts', 'call-before-dig'],
}

const topOfAll = ['first-bill-higher', 'ways-to-pay', 'payment-fees', 'password-forgotten', 'move-when']

export const topFor = (service: ServiceType | undefined): Entry[] =>
  (service ? topSlugs[service] : topOfAll).flatMap((slug) => entryOf(slug) ?? [])
