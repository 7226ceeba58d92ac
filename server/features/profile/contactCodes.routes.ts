/** Routes for the codes that verify a user's new email address or phone number. */

import {
  cancelProfileCode,
  confirmProfileCode,
  type Profile,
  sendProfileCode,
} from '#shared/contract/customers/profile'
import { phoneDigits } from '#shared/fields/phoneNumber'

import * as profileTexts from '#shared/texts/customers/profile'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import { recordContactChange } from '../../directory/contacts/contactEvents.queries'
import { findCustomerOfContact } from '../../directory/contacts/contacts.queries'
import { maskEmail } from '../../directory/contacts/rules'
import { notifyOfLoginChange } from '../../directory/notifications/notify'
import { consumeAddressCode, sendAddressCode } from '../../directory/signIn/addressCodes'
import { deleteSessionsOf, voidCodesAndResets } from '../../directory/signIn/credentials.queries'
import type { Actor } from '../../http/actor'
import { AppError, invalidField } from '../../http/appError'
import { audit } from '../../http/customerScope'
import { type Caller, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './profile.queries'
import { requireProfileWith } from './requireProfile'

export function contactCodeRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services
  const requireProfile = requireProfileWith(services)

  serve(routeContext, sendProfileCode, async ({ body, actor }, caller) => {
    const profile = await requireProfile(actor)
    const { userId } = actor
    const contactId = profile.contact_id
    if (body.email !== undefined) {
      if (body.email.toLowerCase() === profile.email.toLowerCase())
        throw invalidField('email', profileTexts.contactUnchanged)
      if (await queries.isEmailTaken(db, userId, body.email)) throw invalidField('email', profileTexts.emailTaken)
      await sendAddressCode(services, { userId, purpose: 'new_email', contactId, target: body.email }, caller)
    } else {
      const target = phoneDigits(body.phone ?? '')
      if (target === profile.phone && profile.phone_verified) throw invalidField('phone', profileTexts.contactUnchanged)
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
    await applyVerifiedChange(services, { actor, profile, target, channel: body.channel }, caller)
    return null
  })

  serve(routeContext, cancelProfileCode, async ({ body, actor }) => {
    await queries.deleteCodes(db, actor.userId, body.channel === 'email' ? 'new_email' : 'new_phone')
    return requireProfile(actor)
  })
}

interface VerifiedChange {
  actor: Actor
  profile: Profile
  target: string
  channel: 'email' | 'phone'
}

async function applyVerifiedChange(
  services: Services,
  { actor, profile, target, channel }: VerifiedChange,
  { ip }: Caller,
): Promise<void> {
  const { db, clock } = services
  const { userId } = actor
  const verifiedAddress = { userId, contactId: profile.contact_id, target, now: clock.now() }
  const changedContact = { contactId: profile.contact_id, change: 'changed', at: verifiedAddress.now } as const
  await db.transaction(async (tx) => {
    await audit(tx, { userId, action: `${channel}.changed`, source: ip })
    if (channel === 'phone') {
      await queries.changePhone(tx, verifiedAddress)
      // The user may only have verified the number that was on file.
      if (target !== profile.phone) {
        await recordContactChange(tx, changedContact)
        await notifyOfLoginChange(tx, { userId, change: 'phoneChanged', at: verifiedAddress.now })
      }
      return
    }
    // Another user may have taken the address since the code was sent.
    if (await queries.isEmailTaken(tx, userId, target)) throw new AppError('conflict', profileTexts.emailTaken)
    await queries.changeEmail(tx, verifiedAddress)
    await recordContactChange(tx, changedContact)
    await voidCodesAndResets(tx, userId)
    await deleteSessionsOf(tx, userId)
    await notifyOfLoginChange(tx, { userId, change: 'emailChanged', at: verifiedAddress.now })
    await enqueueLetter(services, tx, {
      to: profile.email,
      firstName: profile.first_name,
      category: 'security',
      customerNumber: await findCustomerOfContact(tx, profile.contact_id),
      contactId: profile.contact_id,
      // Someone else may read the previous address, and has no need to know the new one.
      content: loginEmailTexts.emailChanged(maskEmail(target)),
    })
  })
}
