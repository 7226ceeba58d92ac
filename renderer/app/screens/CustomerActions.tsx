/**
 * The actions of staff for the open customer, limited by their rights: message, request, portal view, note, credit,
 * login.
 */
import { useState } from 'react'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { useCommand } from '../../domain/commands/useCommand'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { type Action, MoreActions } from '../../ui/dialogs/MoreActions'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { useCanOpenPath } from '../routes/useCanOpenPath'
import type { CustomerDialog } from './CustomerDialogs'

const CustomerDialogs = lazyThemed(async () => (await import('./CustomerDialogs')).CustomerDialogs)

export function CustomerActions({ customer }: { customer: CustomerOverview }) {
  const [open, setOpen] = useState<CustomerDialog | null>(null)
  const [subject, setSubject] = useState('')
  const [isLoaded, setLoaded] = useState(false)
  if (open !== null && !isLoaded) setLoaded(true)
  const mayWrite = useHasRight('MESSAGEBOX.write')
  useCommand('Create Message', {
    isReady: mayWrite && customer.user_details.crm_contact_id !== '',
    onCommand: ({ Parameters: { Subject: spokenSubject = '' } }) => {
      setSubject(spokenSubject)
      setOpen('message')
    },
  })
  const actions = useActions(customer, (dialog) => {
    setSubject('')
    setOpen(dialog)
  })
  const close = () => setOpen(null)
  const giveUp = () => {
    close()
    setLoaded(false)
  }
  return (
    <>
      <MoreActions actions={actions} />
      {isLoaded && (
        <LazyBoundary failedText={commonTexts.formNotLoaded} onFailed={giveUp}>
          <CustomerDialogs customer={customer} open={open} subject={subject} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}

/** The `view` parameter of `/` that shows the customer's own dashboard. */
export const portalView = 'portal'

/** Most frequent first. The last ones move into the "More" menu on narrow screens. */
function useActions(customer: CustomerOverview, open: (dialog: CustomerDialog) => void): Action[] {
  const { user_details: person, migration_account_parent_id: legacyId } = customer
  const { account } = useSelection()
  const isOpen = useCanOpenPath()
  const mayWrite = useHasRight('MESSAGEBOX.write')
  const mayNote = useHasRight('ACCOUNTS.write')
  const mayCredit = useHasRight('CREDITS.write')
  const mayReset = useHasRight('USERLOGINS.write')
  const mayAsk = useHasRight('SERVICETICKET.write')
  const mayRegister = useHasRight('PAYMENTREGADMIN.write')
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
      person.user_id === '' && {
        key: 'login',
        label: frameTexts.createPortalLogin,
        to: newLoginPath(person, legacyId),
      },
  ]
  return actions.filter((action) => action !== false)
}

/** Returns the URL of the login form with known data filled in. Legacy customers need account creation. */
function newLoginPath(person: CustomerOverview['user_details'], legacyId: string | null): string {
  if (legacyId !== null) return `${paths.accountCreation}?${new URLSearchParams({ account: legacyId }).toString()}`
  const { first_name, last_name, email_id, phone_number } = person
  const prefilled = { first: first_name, last: last_name, email: email_id, phone: phone_number }
  return `${paths.myAccLogin}?${new URLSearchParams(prefilled).toString()}`
}
