/** What staff do for the opened customer, as far as their rights go: a message, a request, a note, a credit, a new password. */
import { Button } from 'antd'
import { useState } from 'react'
import type { CustomerOverview } from '#shared/contract/customers'
import { NoteDialog } from '../features/customers/NoteDialog'
import { NewMessageDialog } from '../features/messages/NewMessageDialog'
import { ResetPasswordModal } from '../features/portalUsers/ResetPasswordModal'
import { paths } from '../paths'
import { useMay } from '../session/useMay'
import { useSelected } from '../session/useSelected'
import { nameOf } from '../ui/nameOf'
import { LinkButton } from '../ui/panels/LinkButton'
import { useOpenRoutes } from './useOpenRoutes'

export function CustomerActions({ customer }: { customer: CustomerOverview }) {
  const [open, setOpen] = useState<'message' | 'note' | 'password' | null>(null)
  const { account } = useSelected()
  const isOpen = useOpenRoutes()
  const mayWrite = useMay('MESSAGEBOX.write')
  const mayNote = useMay('ACCOUNTS.write')
  const mayCredit = useMay('CREDITS.write')
  const mayReset = useMay('USERLOGINS.write')
  const mayAsk = useMay('SERVICETICKET.write')
  const { user_details: person } = customer
  const close = () => setOpen(null)
  return (
    <>
      {mayWrite && person.crm_contact_id !== '' && <Button onClick={() => setOpen('message')}>Write a message</Button>}
      {mayAsk && isOpen(paths.serviceTicketCreate) && account && (
        <LinkButton to={paths.serviceTicketCreate}>New request</LinkButton>
      )}
      {mayNote && <Button onClick={() => setOpen('note')}>Add a note</Button>}
      {mayCredit && account && (
        <LinkButton
          to={`${paths.issueCredit}?${new URLSearchParams({ account_no: account.crm_billing_account_number }).toString()}`}
        >
          Issue a credit
        </LinkButton>
      )}
      {mayReset && person.user_id !== '' && <Button onClick={() => setOpen('password')}>Reset password</Button>}
      <NewMessageDialog isOpen={open === 'message'} onClose={close} />
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
