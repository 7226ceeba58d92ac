/** Emails administrators about changes of access. */
import { subjectText } from '#shared/accessChangeTexts'
import type { Right } from '#shared/access'
import { rightText } from '#shared/featureWords'
import { portalUrl } from '../../http/origins'
import type { Services } from '../../services'
import { subjectOf, type AccessChangePayload } from './payload'

interface Announcement {
  to: readonly string[]
  subject: string
  /** Who did what. */
  opening: string
  /** The change itself. */
  effect: string
  /** What comes of it. */
  outcome: string
}

export function emailAdministrators(
  { background, notifier, config }: Services,
  { to, subject, opening, effect, outcome }: Announcement,
): void {
  if (!notifier.channels.email) return
  const parts = ['Hello,', opening, effect, outcome, `${portalUrl(config)}/admin/settings`]
  const text = [...parts, config.BRAND_NAME].join('\n\n')
  for (const address of to) {
    background.run('email administrators', () => notifier.sendMail({ to: address, subject, text }))
  }
}

export const effectText = (payload: AccessChangePayload): string =>
  [
    subjectText(subjectOf(payload)),
    ...listText('Grants', payload.granted),
    ...listText('Takes away', payload.withdrawn),
  ].join('\n')

const listText = (title: string, rights: readonly Right[]): string[] =>
  rights.length === 0 ? [] : [`${title}:`, ...rights.map((right) => `- ${rightText(right)}`)]
