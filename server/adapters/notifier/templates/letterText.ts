/** Renders a letter as plain text, which every email contains next to the HTML. */

import { officeAddress } from '#shared/desks/numbers'
import * as commonTexts from '#shared/texts/common'
import * as notificationTexts from '#shared/texts/customers/notifications'
import type { Letter } from './letter'

export const letterText = ({ greeting, paragraphs, action, ...letter }: Letter): string =>
  [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), footer(letter)].join('\n\n')

const footer = ({
  brand,
  preferencesUrl,
  unsubscribeUrl,
}: Pick<Letter, 'brand' | 'preferencesUrl' | 'unsubscribeUrl'>): string =>
  [
    brand,
    officeAddress.join(', '),
    notificationTexts.letterNumbers.join(' · '),
    ...(preferencesUrl === undefined ? [] : [commonTexts.labeled(notificationTexts.changePreferences, preferencesUrl)]),
    ...(unsubscribeUrl === undefined ? [] : [commonTexts.labeled(notificationTexts.unsubscribe, unsubscribeUrl)]),
  ].join('\n')
