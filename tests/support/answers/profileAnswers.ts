/** A user's own details as the server returns them, for screen tests. */
import type { Profile } from '#shared/contract/customers/profile'

export const profile: Profile = {
  contact_id: 'contact-1',
  first_name: 'Maya',
  last_name: 'Fields',
  preferred_name: '',
  email: 'maya@demo.example',
  email_verified: true,
  pending_email: null,
  phone: '5125550142',
  phone_verified: true,
  pending_phone: null,
  phone_type: 'mobile',
  other_phones: [],
  language: 'en',
}
