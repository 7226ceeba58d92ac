/** Defines the VoIP lines of a service account: call settings, the emergency address, voicemails and calls. */

import { z } from 'zod/mini'
import { phoneDigits } from '../../fields/phoneNumber'
import { usAddress } from '../../fields/usAddress'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageQuery } from '../../http/paging'
import { callerIdProblem, callKinds, forwardings, isPhoneNumber, maxRingingNumbers } from '../../services/voip'
import * as voipTexts from '../../texts/services/voip'

export const EmergencyAddress = z.object({
  street_address: z.string(),
  unit: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  filed_date: Moment,
  /** The date is null until the registry confirms the address. */
  confirmed_date: z.nullable(Moment),
})
export type EmergencyAddress = z.output<typeof EmergencyAddress>

export const VoipLine = z.object({
  line_id: z.string(),
  number: z.string(),
  caller_id_name: z.string(),
  forwarding: z.enum(forwardings),
  /** The number is stored even while forwarding is off. */
  forward_to: z.string(),
  is_simultaneous_ring_on: z.boolean(),
  /** These numbers ring together with the line. */
  simultaneous_ring_numbers: z.array(z.string()),
  rejects_anonymous: z.boolean(),
  is_international_on: z.boolean(),
  blocked: z.array(z.string()),
  /** Emergency services go to this address on a call to 911. It is null before the first is confirmed. */
  emergency_address: z.nullable(EmergencyAddress),
  /** This address was filed but isn't confirmed yet. */
  pending_address: z.nullable(EmergencyAddress),
  unheard_count: z.int(),
  /** The customer set an own greeting then. It is null while callers hear the standard one. */
  greeting_date: z.nullable(Moment),
})
export type VoipLine = z.output<typeof VoipLine>

export const listLines = endpoint({
  method: 'GET',
  path: '/api/v1/voice/lines',
  summary: 'Lists the lines of a voice account with their settings and emergency addresses.',
  access: 'ACCOUNTS.read',
  reads: ['VoipLines'],
  query: z.object({ crm_service_account_id: Id }),
  response: z.array(VoipLine),
})

const PhoneNumber = z.string().check(
  z.maxLength(40),
  z.refine((typed) => isPhoneNumber(phoneDigits(typed)), { error: voipTexts.numberInvalid }),
)
const lineField = { line_id: z.uuid() }

export const updateLine = endpoint({
  method: 'POST',
  path: '/api/v1/voice/line',
  summary:
    'Sets the caller ID name, anonymous call rejection or international calls of a line. Omitted settings do not change.',
  access: 'ACCOUNTS.write',
  changes: ['VoipLines'],
  body: z.strictObject({
    ...lineField,
    caller_id_name: z.optional(
      z.string().check(
        z.maxLength(100),
        z.refine((name) => callerIdProblem(name) === null, {
          error: ({ input }) => callerIdProblem(String(input)) ?? '',
        }),
      ),
    ),
    rejects_anonymous: z.optional(z.boolean()),
    is_international_on: z.optional(z.boolean()),
  }),
  response: VoipLine,
})

export const updateForwarding = endpoint({
  method: 'POST',
  path: '/api/v1/voice/forwarding',
  summary: 'Sets when a line forwards calls, and to which number. A number is required unless forwarding is off.',
  access: 'ACCOUNTS.write',
  changes: ['VoipLines'],
  body: z.strictObject({ ...lineField, forwarding: z.enum(forwardings), forward_to: z.optional(PhoneNumber) }),
  response: VoipLine,
})

export const updateRinging = endpoint({
  method: 'POST',
  path: '/api/v1/voice/simultaneous-ring',
  summary: 'Turns simultaneous ring on or off, and sets its numbers.',
  access: 'ACCOUNTS.write',
  changes: ['VoipLines'],
  body: z.strictObject({
    ...lineField,
    is_on: z.boolean(),
    numbers: z.array(PhoneNumber).check(z.maxLength(maxRingingNumbers)),
  }),
  response: VoipLine,
})

export const blockNumber = endpoint({
  method: 'POST',
  path: '/api/v1/voice/block-number',
  summary: 'Blocks calls from a number.',
  access: 'ACCOUNTS.write',
  changes: ['VoipLines'],
  body: z.strictObject({ ...lineField, number: PhoneNumber }),
  response: VoipLine,
})

export const unblockNumber = endpoint({
  method: 'POST',
  path: '/api/v1/voice/unblock-number',
  summary: 'Removes a number from the block list.',
  access: 'ACCOUNTS.write',
  changes: ['VoipLines'],
  body: z.strictObject({ ...lineField, number: PhoneNumber }),
  response: VoipLine,
})

export const updateEmergencyAddress = endpoint({
  method: 'POST',
  path: '/api/v1/voice/emergency-address',
  summary: 'Submits a new emergency address for a line. It applies once the registry confirms it.',
  access: 'ACCOUNTS.write',
  changes: ['VoipLines'],
  body: z.strictObject({
    ...lineField,
    ...usAddress,
  }),
  response: VoipLine,
})

export const Voicemail = z.object({
  voicemail_id: z.string(),
  /** The number is empty if the caller hid it. */
  from_number: z.string(),
  from_name: z.string(),
  received_date: Moment,
  seconds: z.int(),
  /** The text is null without the add-on that transcribes voicemails. */
  transcription: z.nullable(z.string()),
  is_heard: z.boolean(),
})
export type Voicemail = z.output<typeof Voicemail>

export const listVoicemails = endpoint({
  method: 'GET',
  path: '/api/v1/voice/voicemails',
  summary: 'Lists the voicemails of a line, newest first.',
  access: 'ACCOUNTS.write',
  reads: ['Voicemails'],
  query: z.object({ ...lineField, ...pageQuery }),
  response: z.object({ voicemails: z.array(Voicemail), total_count: z.int() }),
})

export const getVoicemailSound = endpoint({
  method: 'GET',
  path: '/api/v1/voice/voicemail-sound',
  summary: 'Returns the recording of a voicemail.',
  access: 'ACCOUNTS.write',
  query: z.object({ voicemail_id: z.uuid() }),
  file: 'application/octet-stream',
})

export const getGreeting = endpoint({
  method: 'GET',
  path: '/api/v1/voice/greeting',
  summary: 'Returns the greeting that callers of a line hear before they leave a voicemail.',
  access: 'ACCOUNTS.read',
  query: z.object(lineField),
  file: 'application/octet-stream',
})

export const setGreeting = endpoint({
  method: 'POST',
  path: '/api/v1/voice/greeting',
  summary: 'Uploads a greeting for a line, an audio file of up to 2 MB.',
  access: 'ACCOUNTS.write',
  takesFile: true,
  body: z.strictObject(lineField),
  response: VoipLine,
})

export const resetGreeting = endpoint({
  method: 'POST',
  path: '/api/v1/voice/standard-greeting',
  summary: 'Resets the greeting of a line to the standard one.',
  access: 'ACCOUNTS.write',
  changes: ['VoipLines'],
  body: z.strictObject(lineField),
  response: VoipLine,
})

export const markVoicemail = endpoint({
  method: 'POST',
  path: '/api/v1/voice/voicemail-heard',
  summary: 'Marks a voicemail as played or as new.',
  access: 'ACCOUNTS.write',
  // A line shows its number of unheard voicemails.
  changes: ['Voicemails', 'VoipLines'],
  body: z.strictObject({ voicemail_id: z.uuid(), is_heard: z.boolean() }),
  response: z.null(),
})

export const deleteVoicemail = endpoint({
  method: 'POST',
  path: '/api/v1/voice/delete-voicemail',
  summary: 'Deletes a voicemail.',
  access: 'ACCOUNTS.write',
  changes: ['Voicemails', 'VoipLines'],
  body: z.strictObject({ voicemail_id: z.uuid() }),
  response: z.null(),
})

export const VoipCall = z.object({
  call_id: z.string(),
  kind: z.enum(callKinds),
  number: z.string(),
  name: z.string(),
  started_date: Moment,
  seconds: z.int(),
})
export type VoipCall = z.output<typeof VoipCall>

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/v1/voice/calls',
  summary: 'Lists the calls of a line, newest first, optionally of one type.',
  access: 'ACCOUNTS.write',
  reads: ['VoipCalls'],
  query: z.object({ ...lineField, kind: z.optional(z.enum(callKinds)), ...pageQuery }),
  response: z.object({ calls: z.array(VoipCall), total_count: z.int() }),
})

export const voip = {
  getGreeting,
  setGreeting,
  resetGreeting,
  getVoicemailSound,
  listLines,
  updateLine,
  updateForwarding,
  updateRinging,
  blockNumber,
  unblockNumber,
  updateEmergencyAddress,
  listVoicemails,
  markVoicemail,
  deleteVoicemail,
  listCalls,
}
