/** Routes for a user's own details. They have no parameter for another user. */

import {
  addProfilePhone,
  cancelProfileCode,
  confirmProfileCode,
  getProfile,
  type Profile,
  removeProfilePhone,
  sendProfileCode,
  updateProfile,
} from '#shared/contract/customers/profile'
import { phoneDigits } from '#shared/fields/phoneNumber'
import { maxOtherPhones } from '#shared/http/limits'
import * as peopleTexts from '#shared/texts/customers/people'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import { notifyOfLoginChange } from '../../directory/notifications/notify'
import { consumeAddressCode, sendAddressCode } from '../../directory/signIn/addressCodes'
import { deleteSessionsOf, voidCodesAndResets } from '../../directory/signIn/credentials.queries'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, auditActor } from '../../http/customerScope'
import { type Caller, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './profile.queries'

const createFieldError = (field: string, text: string): AppError =>
  new AppError('invalid_input', text, { [field]: text })

export function profileRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  const requireProfile = async ({ userId }: Actor): Promise<Profile> => {
    const profile = await queries.findProfile(db, userId, clock.now())
    if (!profile) throw notFound()
    return profile
  }

  serve(routeContext, getProfile, ({ actor }) => requireProfile(actor))

  serve(routeContext, updateProfile, async ({ body, actor }, caller) => {
    const { contact_id: contactId } = await requireProfile(actor)
    await db.transaction(async (tx) => {
      if (body.preferred_name !== undefined) await queries.storePreferredName(tx, actor.userId, body.preferred_name)
      await queries.storeContactInfo(tx, contactId, { phoneType: body.phone_type, language: body.language })
      await auditActor(tx, { actor, caller }, { action: 'profile.changed' })
    })
    return requireProfile(actor)
  })

  serve(routeContext, addProfilePhone, async ({ body, actor }, caller) => {
    const { contact_id: contactId, phone } = await requireProfile(actor)
    const number = phoneDigits(body.number)
    await db.transaction(async (tx) => {
      await queries.lockContact(tx, contactId)
      const otherPhones = await queries.findOtherPhones(tx, contactId)
      if (number === phone || otherPhones.some((otherPhone) => otherPhone.number === number)) {
        throw createFieldError('number', peopleTexts.phoneTwice)
      }
      if (otherPhones.length >= maxOtherPhones) throw new AppError('conflict', peopleTexts.phonesFull)
      await queries.insertPhone(tx, { contactId, type: body.type, number, addedAt: clock.now() })
      await auditActor(tx, { actor, caller }, { action: 'profile.phone_added' })
    })
    return requireProfile(actor)
  })

  serve(routeContext, removeProfilePhone, async ({ body, actor }, caller) => {
    const { contact_id: contactId } = await requireProfile(actor)
    await db.transaction(async (tx) => {
      if (!(await queries.deletePhone(tx, contactId, body.phone_id))) throw notFound()
      await auditActor(tx, { actor, caller }, { action: 'profile.phone_removed' })
    })
    return requireProfile(actor)
  })

  serve(routeContext, sendProfileCode, async ({ body, actor }, caller) => {
    const profile = await requireProfile(actor)
    const { userId } = actor
    const contactId = profile.contact_id
    if (body.email !== undefined) {
      if (body.email.toLowerCase() === profile.email.toLowerCase())
        throw createFieldError('email', peopleTexts.contactUnchanged)
      if (await queries.isEmailTaken(db, userId, body.email)) throw createFieldError('email', peopleTexts.emailTaken)
      await sendAddressCode(services, { userId, purpose: 'new_email', contactId, target: body.email }, caller)
    } else {
      const target = phoneDigits(body.phone ?? '')
      if (target === profile.phone && profile.phone_verified)
        throw createFieldError('phone', peopleTexts.contactUnchanged)
      await sendAddressCode(services, { userId, purpose: 'new_phone', contactId, target }, caller)
    }
    return requireProfile(actor)
  })

  serve(routeContext, confirmProfileCode, async ({ body, actor }, caller) => {
    const profile = await requireProfile(actor)
    const purpose = body.channel === 'email' ? 'new_email' : 'new_phone'
    const codeRequest = {
      userId: actor.userId,
      purposes: [purpose],
      contactId: profile.contact_id,
      typed: body.otp,
    } as const
    const { target } = await consumeAddressCode(services, codeRequest, caller)
    await applyProvedChange(services, { actor, profile, target, channel: body.channel }, caller)
    return null
  })

  serve(routeContext, cancelProfileCode, async ({ body, actor }) => {
    await queries.deleteCodes(db, actor.userId, body.channel === 'email' ? 'new_email' : 'new_phone')
    return requireProfile(actor)
  })
}

interface ProvedChange {
  actor: Actor
  profile: Profile
  target: string
  channel: 'email' | 'phone'
}

async function applyProvedChange(
  services: Services,
  { actor, profile, target, channel }: ProvedChange,
  { address }: Caller,
): Promise<void> {
  const { db, clock } = services
  const { userId } = actor
  const provedAddress = { userId, contactId: profile.contact_id, target, now: clock.now() }
  await db.transaction(async (tx) => {
    await audit(tx, { userId, action: `${channel}.changed`, address })
    if (channel === 'phone') {
      await queries.changePhone(tx, provedAddress)
      // The user may only have verified the number that was on file.
      if (target !== profile.phone) {
        await notifyOfLoginChange(tx, { userId, change: 'phoneChanged', at: provedAddress.now })
      }
      return
    }
    // Another user may have taken the address since the code was sent.
    if (await queries.isEmailTaken(tx, userId, target)) throw new AppError('conflict', peopleTexts.emailTaken)
    await queries.changeEmail(tx, provedAddress)
    await voidCodesAndResets(tx, userId)
    await deleteSessionsOf(tx, userId)
    await enqueueLetter(services, tx, {
      to: profile.email,
      firstName: profile.first_name,
      category: 'security',
      contactId: profile.contact_id,
      content: loginEmailTexts.emailChanged(target),
    })
  })
}
