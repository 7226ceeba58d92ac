/** The person signed in, with the accounts and addresses they reach. Apart from customers.ts, for the sign-in page carries it. */
import { z } from 'zod/mini'
import { userTypes } from '../access'
import { ServiceType } from '../services'

export const UserAccount = z.object({
  crm_billing_account_number: z.string(),
  crm_billing_group_id: z.string(),
  crm_service_account_id: z.string(),
  crm_service_account_number: z.string(),
  crm_customer_number: z.string(),
  crm_premise_id: z.string(),
  street_address: z.string(),
  service_type_code: ServiceType,
  /** What its owner granted the person; absent where all holds that their role lets them. */
  granted_rights: z.optional(z.array(z.string())),
})
export type UserAccount = z.infer<typeof UserAccount>

const AddressService = z.object({ serviceType: ServiceType, crm_billing_account_number: z.string() })

const addressFields = {
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  crm_premise_id: z.string(),
}

/** The wire spells the list of services `userAddressServcieInfos`; nothing behind this line does. */
export const UserAddress = z.codec(
  z.object({ ...addressFields, userAddressServcieInfos: z.array(AddressService) }),
  z.object({ ...addressFields, services: z.array(AddressService) }),
  {
    decode: ({ userAddressServcieInfos, ...address }) => ({ ...address, services: userAddressServcieInfos }),
    encode: ({ services, ...address }) => ({ ...address, userAddressServcieInfos: services }),
  },
)
export type UserAddress = z.output<typeof UserAddress>

export const UserDetails = z.object({
  user_id: z.string(),
  userTypeCode: z.enum(userTypes),
  first_name: z.string(),
  last_name: z.string(),
  crm_contact_id: z.string(),
  phone_number: z.string(),
  email_id: z.string(),
  user_accounts: z.array(UserAccount),
  user_address_details: z.array(UserAddress),
})
export type UserDetails = z.output<typeof UserDetails>
