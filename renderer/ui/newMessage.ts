/** A message as it is sent, with who writes it and about which account. */
import dayjs from 'dayjs'
import type { UserAccount, UserDetails } from '#shared/contract/userDetails'
import { nameOf } from './nameOf'

interface Written {
  title: string
  description: string
}

export const newMessage = (user: UserDetails, account: UserAccount | null, { title, description }: Written) => ({
  title,
  description,
  attachment_ids: [],
  name: nameOf(user),
  created_date: dayjs().toISOString(),
  user_type_code: user.userTypeCode,
  crm_contact_id: user.crm_contact_id,
  ...(account && {
    street_address: account.street_address,
    crm_premise_id: account.crm_premise_id,
    crm_service_account_id: account.crm_service_account_id,
  }),
})
