/** Routes for a user's own details. They have no parameter for another user. */

import { addProfilePhone, getProfile, removeProfilePhone, updateProfile } from '#shared/contract/customers/profile'
import { phoneDigits } from '#shared/fields/phoneNumber'
import { maxOtherPhones } from '#shared/http/limits'
import * as profileTexts from '#shared/texts/customers/profile'
import { AppError, invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { contactCodeRoutes } from './contactCodes.routes'
import * as queries from './profile.queries'
import { requireProfileWith } from './requireProfile'

export function profileRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  const requireProfile = requireProfileWith(services)

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
        throw invalidField('number', profileTexts.phoneTwice)
      }
      if (otherPhones.length >= maxOtherPhones) throw new AppError('conflict', profileTexts.phonesFull)
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

  contactCodeRoutes(routeContext, services)
}
