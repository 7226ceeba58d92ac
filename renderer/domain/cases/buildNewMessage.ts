/** Builds the request for a new message, with its author and account. */
import type { UserAccount, UserDetails } from '#shared/contract/customers/userDetails'
import { nameOf } from '../../ui/nameOf'

interface MessageText {
  title: string
  description: string
  attachmentIds?: string[]
}

export const buildNewMessage = (
  user: UserDetails,
  account: UserAccount | null,
  { title, description, attachmentIds = [] }: MessageText,
) => ({
  title,
  description,
  attachment_ids: attachmentIds,
  name: nameOf(user),
  created_date: new Date().toISOString(),
  user_type_code: user.userTypeCode,
  crm_contact_id: user.crm_contact_id,
  ...(account && {
    street_address: account.street_address,
    crm_premise_id: account.crm_premise_id,
    crm_service_account_id: account.crm_service_account_id,
  }),
})
