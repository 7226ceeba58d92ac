/** A person's own details. Nobody else's can be named. */
import { phoneDigits } from '#shared/phoneNumber'
import { mostOtherPhones } from '#shared/contactDetails'
import {
  addProfilePhone,
  cancelProfileCode,
  confirmProfileCode,
  getProfile,
  removeProfilePhone,
  sendProfileCode,
  updateProfile,
  type Profile,
} from '#shared/contract/profile'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { deleteSessionsOf, voidCodesAndResets } from '../session/queries'
import { sendAddressCode, takeAddressCode } from './addressCodes'
import * as queries from './queries'
import * as peopleTexts from '#shared/texts/people'

const inUse = 'Someone already signs in with this email.'
const unchanged = 'This is already what we have on file.'

const refused = (field: string, text: string): AppError => new AppError('invalid_input', text, { [field]: text })

export function profileRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  const find = async ({ userId }: Actor): Promise<Profile> => {
    const profile = await queries.findProfile(db, userId, clock.now())
    if (!profile) throw notFound()
    return profile
  }

  serve(mounting, getProfile, ({ actor }) => find(actor))

  serve(mounting, updateProfile, async ({ body, actor }, { address }) => {
    const { contact_id: contactId } = await find(actor)
    await db.transaction(async (tx) => {
      if (body.preferred_name !== undefined) await queries.storePreferredName(tx, actor.userId, body.preferred_name)
      await queries.storeReached(tx, contactId, { phoneType: body.phone_type, language: body.language })
      await audit(tx, { userId: actor.userId, action: 'profile.changed', address })
    })
    return find(actor)
  })

  serve(mounting, addProfilePhone, async ({ body, actor }, { address }) => {
    const { contact_id: contactId, phone } = await find(actor)
    const number = phoneDigits(body.number)
    await db.transaction(async (tx) => {
      await queries.holdContact(tx, contactId)
      const others = await queries.findOtherPhones(tx, contactId)
      if (number === phone || others.some((other) => other.number === number)) {
        throw refused('number', peopleTexts.phoneTwice)
      }
      if (others.length >= mostOtherPhones) throw new AppError('conflict', peopleTexts.phonesFull)
      await queries.insertPhone(tx, { contactId, type: body.type, number, addedAt: clock.now() })
      await audit(tx, { userId: actor.userId, action: 'profile.phone_added', address })
    })
    return find(actor)
  })

  serve(mounting, removeProfilePhone, async ({ body, actor }, { address }) => {
    const { contact_id: contactId } = await find(actor)
    await db.transaction(async (tx) => {
      if (!(await queries.deletePhone(tx, contactId, body.phone_id))) throw notFound()
      await audit(tx, { userId: actor.userId, action: 'profile.phone_removed', address })
    })
    return find(actor)
  })

  serve(mounting, sendProfileCode, async ({ body, actor }, caller) => {
    const profile = await find(actor)
    const { userId } = actor
    const contactId = profile.contact_id
    if (body.email !== undefined) {
      if (body.email.toLowerCase() === profile.email.toLowerCase()) throw refused('email', unchanged)
      if (await queries.isEmailTaken(db, userId, body.email)) throw refused('email', inUse)
      await sendAddressCode(services, { userId, purpose: 'new_email', contactId, target: body.email }, caller)
    } else {
      const target = phoneDigits(body.phone ?? '')
      if (target === profile.phone && profile.phone_verified) throw refused('phone', unchanged)
      await sendAddressCode(services, { userId, purpose: 'new_phone', contactId, target }, caller)
    }
    return find(actor)
  })

  serve(mounting, confirmProfileCode, async ({ body, actor }, caller) => {
    const profile = await find(actor)
    const purpose = body.channel === 'email' ? 'new_email' : 'new_phone'
    const asked = { userId: actor.userId, purposes: [purpose], contactId: profile.contact_id, typed: body.otp } as const
    const { target } = await takeAddressCode(services, asked, caller)
    await putInPlace(services, { actor, profile, target, channel: body.channel }, caller)
    return null
  })

  serve(mounting, cancelProfileCode, async ({ body, actor }) => {
    await queries.deleteCodes(db, actor.userId, body.channel === 'email' ? 'new_email' : 'new_phone')
    return find(actor)
  })
}

interface ProvedChange {
  actor: Actor
  profile: Profile
  target: string
  channel: 'email' | 'phone'
}

async function putInPlace(
  { db, clock, notifier, background, config }: Services,
  { actor, profile, target, channel }: ProvedChange,
  { address }: Caller,
): Promise<void> {
  const { userId } = actor
  const proved = { userId, contactId: profile.contact_id, target, now: clock.now() }
  await db.transaction(async (tx) => {
    await audit(tx, { userId, action: `${channel}.changed`, address })
    if (channel === 'phone') return queries.changePhone(tx, proved)
    // Somebody may have taken it since the code was sent.
    if (await queries.isEmailTaken(tx, userId, target)) throw new AppError('conflict', inUse)
    await queries.changeEmail(tx, proved)
    await voidCodesAndResets(tx, userId)
    return deleteSessionsOf(tx, userId)
  })
  if (channel === 'phone') return
  const text = `The email address on your login was changed to ${target}. If this wasn’t you, call us right away.\n\n${config.BRAND_NAME}`
  background.run('tell the old address', () =>
    notifier.sendMail({ to: profile.email, subject: 'Your email address was changed', text }),
  )
}
