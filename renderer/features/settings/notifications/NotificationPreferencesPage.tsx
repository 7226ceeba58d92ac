/** /communicationPreference sets who is notified of what, and by which channels, for the selected billing account. */
import { Radio } from 'antd'
import { useState } from 'react'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import {
  useGetCommunicationContactsQuery,
  useGetCommunicationPreferencesQuery,
} from '../../../api/customers/communication'
import { NoAccount } from '../../../domain/services/NoAccount'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { useSelection } from '../../../session/useSelection'
import { nameOf } from '../../../ui/nameOf'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import { MailingAddressPanel } from '../contact/MailingAddressPanel'
import styles from '../settings.module.css'
import { ChannelMatrix } from './ChannelMatrix'
import { ContactFacts } from './ContactFacts'
import { PaperlessPanel } from './PaperlessPanel'
import { SentMessagesPanel } from './SentMessagesPanel'
import { TimingPanel } from './TimingPanel'

export function NotificationPreferencesPage() {
  const { user, customer } = useSignedIn()
  const { account } = useSelection()
  if (account) return <NotificationPreferences key={account.crm_billing_group_id} account={account} />
  const isOfStaff = isStaff(user.userTypeCode)
  return (
    <PageStack isShownInOrder>
      <NoAccount isStaff={isOfStaff} />
      {/* Customers get codes and a welcome before their services start. */}
      {!isOfStaff && <SentMessagesPanel customerNumber={customer?.crm_customer_number} />}
    </PageStack>
  )
}

function NotificationPreferences({ account }: { account: UserAccount }) {
  const groupId = account.crm_billing_group_id
  const contacts = useGetCommunicationContactsQuery({ query: { billing_group_id: groupId } })
  const preferences = useGetCommunicationPreferencesQuery({ query: { billing_group_id: groupId } })
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const mayChange = useHasRight('ACCOUNTPREF.write')
  const selected = contacts.data?.find(({ contact_id }) => contact_id === selectedId) ?? contacts.data?.[0]

  return (
    <PageStack isShownInOrder>
      <p className={parts.secondary}>{preferenceTexts.billingAccountHint(account.crm_billing_account_number)}</p>
      <Panel title={preferenceTexts.contacts}>
        <PageState
          query={contacts}
          failedText={preferenceTexts.contactsNotLoaded}
          rows={3}
          isEmpty={(people) => people.length === 0}
          empty={<p className={parts.secondary}>{preferenceTexts.noContacts}</p>}
        >
          {(people) => (
            <>
              <Radio.Group
                aria-label={preferenceTexts.contact}
                className={styles.contacts ?? ''}
                value={selected?.contact_id}
                onChange={(event) => setSelectedId(String(event.target.value))}
                options={people.map((contact) => ({ value: contact.contact_id, label: nameOf(contact) }))}
              />
              {selected && (
                <ContactFacts key={selected.contact_id} contact={selected} groupId={groupId} mayChange={mayChange} />
              )}
            </>
          )}
        </PageState>
      </Panel>
      {selected && (
        <>
          <Panel title={preferenceTexts.notificationsFor(nameOf(selected))}>
            <PageState query={preferences} failedText={preferenceTexts.preferencesNotLoaded} rows={12}>
              {(data) => {
                const contactPreferences = data.contacts.find(({ contact_id }) => contact_id === selected.contact_id)
                return (
                  contactPreferences && (
                    <ChannelMatrix
                      contact={selected}
                      groupId={groupId}
                      preferences={contactPreferences}
                      group={data}
                      available={data.available_channels}
                      mayChange={mayChange}
                    />
                  )
                )
              }}
            </PageState>
            <p className={parts.secondary}>{preferenceTexts.alwaysSent}</p>
          </Panel>
          <TimingPanel key={selected.contact_id} contact={selected} groupId={groupId} mayChange={mayChange} />
        </>
      )}
      <PaperlessPanel account={account} mayChange={mayChange} />
      <MailingAddressPanel groupId={groupId} />
      <SentMessagesPanel customerNumber={account.crm_customer_number} />
    </PageStack>
  )
}
