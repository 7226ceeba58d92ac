/** /communicationPreference: who is told what, by which ways, about the selected billing account. */
import { Radio } from 'antd'
import { useState } from 'react'
import type { UserAccount } from '#shared/contract/userDetails'
import { useGetCommunicationContactsQuery, useGetCommunicationPreferencesQuery } from '../../api/communication'
import { useMay } from '../../session/useMay'
import { nameOf } from '../../ui/nameOf'
import { PageState } from '../../ui/states/PageState'
import { PageStack, Panel } from '../../ui/panels/Panel'
import { ContactFacts } from './ContactFacts'
import { ChannelMatrix } from './ChannelMatrix'
import { MailingAddressPanel } from './MailingAddressPanel'
import { PaperlessPanel } from './PaperlessPanel'
import styles from './settings.module.css'
import { TimingPanel } from './TimingPanel'
import { WithAccount } from './WithAccount'
import * as preferenceTexts from '#shared/texts/preferences'

export const NotificationPreferencesPage = () => (
  <WithAccount>{(account) => <Preferences key={account.crm_billing_group_id} account={account} />}</WithAccount>
)

function Preferences({ account }: { account: UserAccount }) {
  const groupId = account.crm_billing_group_id
  const contacts = useGetCommunicationContactsQuery({ query: { billing_group_id: groupId } })
  const preferences = useGetCommunicationPreferencesQuery({ query: { billing_group_id: groupId } })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const mayChange = useMay('ACCOUNTPREF.write')
  const chosen = contacts.data?.find(({ contact_id }) => contact_id === chosenId) ?? contacts.data?.[0]

  return (
    <PageStack>
      <p className={styles.quiet}>{preferenceTexts.forBillingAccountEachBilling(account.crm_billing_account_number)}</p>
      <Panel title={preferenceTexts.contacts}>
        <PageState
          query={contacts}
          what={preferenceTexts.theContacts}
          rows={3}
          isEmpty={(people) => people.length === 0}
          empty={<p className={styles.quiet}>{preferenceTexts.noOneIsOnFile}</p>}
        >
          {(people) => (
            <>
              <Radio.Group
                aria-label={preferenceTexts.contact}
                className={styles.contacts ?? ''}
                value={chosen?.contact_id}
                onChange={(event) => setChosenId(String(event.target.value))}
                options={people.map((contact) => ({ value: contact.contact_id, label: nameOf(contact) }))}
              />
              {chosen && (
                <ContactFacts key={chosen.contact_id} contact={chosen} groupId={groupId} mayChange={mayChange} />
              )}
            </>
          )}
        </PageState>
      </Panel>
      {chosen && (
        <>
          <Panel title={preferenceTexts.notificationsFor(nameOf(chosen))}>
            <PageState query={preferences} what={preferenceTexts.thePreferences} rows={15}>
              {(data) => {
                const shown = data.contacts.find(({ contact_id }) => contact_id === chosen.contact_id)
                return shown && <ChannelMatrix contact={chosen} groupId={groupId} shown={shown} mayChange={mayChange} />
              }}
            </PageState>
          </Panel>
          <TimingPanel key={chosen.contact_id} contact={chosen} groupId={groupId} mayChange={mayChange} />
        </>
      )}
      <PaperlessPanel groupId={groupId} mayChange={mayChange} />
      <MailingAddressPanel groupId={groupId} />
    </PageStack>
  )
}
