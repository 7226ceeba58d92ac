/** Devices in the home: their state, their Wi-Fi, restarting, testing the speed. */
import { listDevices, restartDevice, testSpeed, updateGuestWifi, updateWifi } from '#shared/contract/devices'
import { AppError, notFound } from '../../http/appError'
import { reachOf, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { orderFrom, settleOrders } from './orders'
import { findActions, findCustomer, findDevicesOf, toDevice, toDeviceAction } from './queries'
import * as deviceTexts from '#shared/texts/devices'

/** How long it is still said that something was done. */
const doneShownMs = 2 * 60_000

export function deviceRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, listDevices, async ({ query, actor }, { address }) => {
    const customerNumber = await findCustomer(db, reachOf(actor), query.crm_service_account_id)
    if (customerNumber === null) throw notFound()
    await recordLook(db, actor, { customerNumber, address, what: 'devices' })
    const ids = (await findDevicesOf(db, query.crm_service_account_id)).map(({ id }) => id)
    if (ids.length === 0) return []
    await settleOrders(services, ids)
    const rows = await findDevicesOf(db, query.crm_service_account_id)
    const actions = await findActions(db, ids, new Date(clock.now().getTime() - doneShownMs))
    return rows.map((row) => toDevice(row, actions))
  })

  serve(mounting, updateWifi, async ({ body, actor }, { address }) => {
    const name = body.wifi_name.trim()
    const order = { action: 'wifi' as const, wifi: { name, password: body.wifi_password } }
    const wish = { actor, address, deviceId: body.device_id, order, settings: { wifiName: name } }
    return toDeviceAction(await orderFrom(services, wish))
  })

  serve(mounting, updateGuestWifi, async ({ body, actor }, { address }) => {
    const { is_on: isOn, guest_name, guest_password: password } = body
    const name = guest_name?.trim()
    if (isOn && (!name || !password)) {
      const field = name ? 'guest_password' : 'guest_name'
      throw new AppError('invalid_input', deviceTexts.nameAndPassword, { [field]: deviceTexts.nameAndPassword })
    }
    const order = { action: 'guest_wifi' as const, guest: { isOn, name, password } }
    const settings = { isGuestOn: isOn, ...(isOn && name && { guestName: name }) }
    return toDeviceAction(await orderFrom(services, { actor, address, deviceId: body.device_id, order, settings }))
  })

  serve(mounting, restartDevice, async ({ body, actor }, { address }) => {
    const order = { action: 'restart' as const }
    return toDeviceAction(await orderFrom(services, { actor, address, deviceId: body.device_id, order, settings: {} }))
  })
  serve(mounting, testSpeed, async ({ body, actor }, { address }) => {
    const order = { action: 'speed_test' as const }
    return toDeviceAction(await orderFrom(services, { actor, address, deviceId: body.device_id, order, settings: {} }))
  })
}
