/**
 * Defines the user with their accounts and addresses. It is separate from customers.ts because the sign-in page loads
 * it.
 */
import { z } from 'zod/mini'
import { userTypes } from '../../access/access'
import { ServiceType } from '../../services/services'

export const UserAccount = z.object({
  crm_billing_account_number: z.string(),
  crm_billing_group_id: z.string(),
  crm_service_account_id: z.string(),
  crm_service_account_number: z.string(),
  crm_customer_number: z.string(),
  crm_premise_id: z.string(),
  street_address: z.string(),
  service_type_code: ServiceType,
  /** The account's owner granted these rights. If they are missing, all rights of the user's role apply. */
  granted_rights: z.optional(z.array(z.string())),
})
export type UserAccount = z.infer<typeof UserAccount>

export const AddressService = z.object({ serviceType: ServiceType, crm_billing_account_number: z.string() })

const addressFields = {
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  crm_premise_id: z.string(),
}

/** The wire spells the list of services `userAddressServcieInfos`. Our code uses `services`. */
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
