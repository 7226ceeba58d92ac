/** What staff do for the opened customer, as far as their rights go: a message, a request, a look at their own screens, a note, a credit, a new password. */
import { useState } from 'react'
import type { CustomerOverview } from '#shared/contract/customers'
import { NoteDialog } from '../../features/customers/NoteDialog'
import { NewMessageDialog } from '../../features/messages/NewMessageDialog'
import { ResetPasswordModal } from '../../features/portalUsers/ResetPasswordModal'
import { paths } from '../../paths'
import { useMay } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import { useCommand } from '../../ui/commands/useCommand'
import { MoreActions, type Action } from '../../ui/dialogs/MoreActions'
import { nameOf } from '../../ui/nameOf'
import { useOpenRoutes } from '../routes/useOpenRoutes'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'

type Dialog = 'message' | 'note' | 'password'

export function CustomerActions({ customer }: { customer: CustomerOverview }) {
  const [open, setOpen] = useState<Dialog | null>(null)
  const [subject, setSubject] = useState('')
  const mayWrite = useMay('MESSAGEBOX.write')
  useCommand('Create Message', {
    isReady: mayWrite && customer.user_details.crm_contact_id !== '',
    onCommand: ({ Parameters: { Subject: said = '' } }) => {
      setSubject(said)
      setOpen('message')
    },
  })
  const actions = useActions(customer, (dialog) => {
    setSubject('')
    setOpen(dialog)
  })
  const { user_details: person } = customer
  const close = () => setOpen(null)
  return (
    <>
      <MoreActions actions={actions} />
      <NewMessageDialog isOpen={open === 'message'} subject={subject} onClose={close} />
      {open === 'note' && <NoteDialog customerNumber={customer.crm_customer_number} onClose={close} />}
      {open === 'password' && (
        <ResetPasswordModal
          user={{
            user_id: person.user_id,
            name: nameOf(person),
            address: person.user_address_details[0]?.street_address ?? '',
            email: person.email_id,
            phone: person.phone_number,
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** The view of `/` that shows what the customer sees first. */
export const portalView = 'portal'

/** Those done most often first: the last ones go behind "More" where there is no room. */
function useActions(customer: CustomerOverview, open: (dialog: Dialog) => void): Action[] {
  const { user_details: person, migration_account_parent_id: legacyId } = customer
  const { account } = useSelected()
  const isOpen = useOpenRoutes()
  const mayWrite = useMay('MESSAGEBOX.write')
  const mayNote = useMay('ACCOUNTS.write')
  const mayCredit = useMay('CREDITS.write')
  const mayReset = useMay('USERLOGINS.write')
  const mayAsk = useMay('SERVICETICKET.write')
  const mayRegister = useMay('PAYMENTREGADMIN.write')
  const mayLogin = legacyId === null ? mayReset : mayRegister
  const actions: (Action | false)[] = [
    mayWrite &&
      person.crm_contact_id !== '' && {
        key: 'message',
        label: frameTexts.writeAMessage,
        onClick: () => open('message'),
      },
    mayAsk &&
      account !== null &&
      isOpen(paths.serviceTicketCreate) && {
        key: 'request',
        label: commonTexts.newRequest,
        to: paths.serviceTicketCreate,
      },
    account !== null && {
      key: 'portal',
      label: frameTexts.openTheirPortal,
      to: `${paths.dashboard}?view=${portalView}`,
    },
    mayNote && { key: 'note', label: commonTexts.addANote, onClick: () => open('note') },
    mayCredit &&
      account !== null && {
        key: 'credit',
        label: frameTexts.issueACredit,
        to: `${paths.issueCredit}?${new URLSearchParams({ account_no: account.crm_billing_account_number }).toString()}`,
      },
    mayReset &&
      person.user_id !== '' && { key: 'password', label: frameTexts.resetPassword, onClick: () => open('password') },
    mayLogin &&
      person.user_id === '' && { key: 'login', label: frameTexts.createPortalLogin, to: newLoginFor(person, legacyId) },
  ]
  return actions.filter((action) => action !== false)
}

/** Where a sign-in is made for them, with what is known of them filled in. Who comes from the old system is registered. */
function newLoginFor(person: CustomerOverview['user_details'], legacyId: string | null): string {
  if (legacyId !== null) return `${paths.accountCreation}?${new URLSearchParams({ account: legacyId }).toString()}`
  const { first_name, last_name, email_id, phone_number } = person
  const known = { first: first_name, last: last_name, email: email_id, phone: phone_number }
  return `${paths.myAccLogin}?${new URLSearchParams(known).toString()}`
}
