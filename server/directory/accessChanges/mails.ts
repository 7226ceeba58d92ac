/** Emails administrators about access changes. */

import type { Right } from '#shared/access/access'
import { rightText } from '#shared/access/rightText'
import { paths } from '#shared/paths'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import type { StoredPayload } from './accessChanges.queries'
import { effectOf } from './view'

interface AdministratorEmail {
  to: readonly string[]
  subject: string
  /** The sentence that says who did what. */
  opening: string
  /** The change itself, with the rights it grants and removes. */
  effect: string
  /** The sentence that says what happens next. */
  outcome: string
}

/** Sends the emails once the transaction commits. */
export async function emailAdministrators(
  services: Services,
  tx: Executor,
  { to, subject, opening, effect, outcome }: AdministratorEmail,
): Promise<void> {
  const content = { subject, paragraphs: [opening, effect, outcome], action: accountEmailTexts.openAccessChanges }
  for (const address of to) {
    await enqueueLetter(services, tx, {
      to: address,
      firstName: null,
      category: 'staff',
      content,
      path: paths.adminSettings,
    })
  }
}

export function effectText(payload: StoredPayload): string {
  const { subject, granted, withdrawn } = effectOf(payload)
  return [
    accessChangeTexts.subjectText(subject),
    ...listText(accessChangeTexts.grants, granted),
    ...listText(accessChangeTexts.removes, withdrawn),
  ].join('\n')
}

const listText = (title: string, rights: readonly Right[]): string[] =>
  rights.length === 0 ? [] : [`${title}:`, ...rights.map((right) => `- ${rightText(right)}`)]
