/** Dashboard tile: summarizes the user's notifications for the selected billing account. */

import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { timeOfDayText } from '#shared/desks/openingHours'
import { rangeText } from '#shared/format/rangeText'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { useGetCommunicationPreferencesQuery } from '../../../api/customers/communication'
import { useSignedIn } from '../../../session/SignedIn'
import facts from '../../../ui/panels/facts.module.css'
import { EmptyTile, TilePanel } from '../../../ui/panels/TilePanel'

const shownCategories = ['bill_ready', 'payment_due', 'planned_work'] as const

export function NotificationsTile({ account }: { account: UserAccount }) {
  const { user } = useSignedIn()
  const query = useGetCommunicationPreferencesQuery({ query: { billing_group_id: account.crm_billing_group_id } })
  return (
    <TilePanel
      title={preferenceTexts.manageCommunicationPreferences}
      action={<Link to={paths.communicationPreference}>{commonTexts.manage}</Link>}
      query={query}
      failedText={preferenceTexts.notificationsNotLoaded}
      rows={4}
      isEmpty={({ contacts }) => contacts.every(({ contact_id }) => contact_id !== user.crm_contact_id)}
      empty={<EmptyTile picture="messages">{preferenceTexts.notAContact}</EmptyTile>}
    >
      {({ contacts, paperless }) => {
        const ownPreferences = contacts.find(({ contact_id }) => contact_id === user.crm_contact_id)
        return (
          <ul className={facts.facts}>
            {shownCategories.map((category) => {
              const enabledChannels = ownPreferences?.channels.find((row) => row.category === category)?.channels ?? []
              return (
                <li key={category} className={facts.fact}>
                  <span>{notificationTexts.categoryLabels[category]}</span>
                  <span>
                    {enabledChannels.length === 0
                      ? commonTexts.off
                      : enabledChannels.map((channel) => notificationTexts.channelNames[channel]).join(', ')}
                  </span>
                </li>
              )
            })}
            <li className={facts.fact}>
              <span>{preferenceTexts.quietHours}</span>
              <span>
                {ownPreferences?.quiet_from && ownPreferences.quiet_until
                  ? rangeText(timeOfDayText(ownPreferences.quiet_from), timeOfDayText(ownPreferences.quiet_until))
                  : commonTexts.noneLabel}
              </span>
            </li>
            <li className={facts.fact}>
              <span>{preferenceTexts.bill}</span>
              <span>{paperless ? preferenceTexts.paperless : preferenceTexts.onPaper}</span>
            </li>
          </ul>
        )
      }}
    </TilePanel>
  )
}
