/** A customer's settings as the mock server returns them; a test overrides the fields that it checks. */
import {
  type CommunicationContact,
  type CommunicationPreferences,
  getCommunicationAddress,
  getCommunicationContacts,
  getCommunicationPreferences,
} from '#shared/contract/customers/communication'
import { getProfile } from '#shared/contract/customers/profile'
import { listSentMessages } from '#shared/contract/customers/sentMessages'
import { notificationCategories } from '#shared/customers/notifications'
import { defaultPreferences, type Preferences } from '#shared/customers/preferences'
import { aCustomer, mockCall } from '../screens/renderScreen'
import { profile } from './profileAnswers'

export const maya = aCustomer()
export const group = 'group-4001'

export const contact: CommunicationContact = {
  contact_id: 'contact-1',
  first_name: 'Maya',
  last_name: 'Fields',
  relation: '',
  email: 'maya@demo.example',
  email_verified: true,
  email_undeliverable: false,
  phone: '5125550142',
  phone_verified: false,
  phone_stopped: false,
  signs_in: true,
  is_holder: true,
}

export const preferences: CommunicationPreferences = {
  billing_group_id: group,
  paperless: false,
  available_channels: ['email', 'sms'],
  contacts: [
    {
      contact_id: 'contact-1',
      channels: notificationCategories.map((category) => ({ category, channels: ['email'] })),
      quiet_from: null,
      quiet_until: null,
      days_before_due: 3,
      usage_threshold: 120,
    },
  ],
}

export const address = {
  billing_group_id: group,
  same_as_service: true,
  street_address: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
  service_address: '12 Larkspur Lane, Cedar Bend, TX 78610',
}

/** Mocks the calls that the settings page makes. */
export function mockSettings(): void {
  mockCall(getCommunicationContacts, [contact])
  mockCall(getCommunicationPreferences, preferences)
  mockCall(getCommunicationAddress, address)
  mockCall(listSentMessages, { messages: [], next: null })
  mockCall(getProfile, profile)
}

/** The preferences of someone who has arranged the dashboard, and so sees all tiles that they have not hidden. */
export const withAllTiles: Preferences = { ...defaultPreferences, tile_order: ['profile'] }
