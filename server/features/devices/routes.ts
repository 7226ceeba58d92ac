/** Serves the devices in a home: state, Wi-Fi settings, restart and speed test. */
import { listDevices, restartDevice, testSpeed, updateGuestWifi, updateWifi } from '#shared/contract/services/devices'
import * as deviceTexts from '#shared/texts/services/devices'
import { AppError } from '../../http/appError'
import { openServiceAccount, recordAccess, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { placeOrder, settleOrders } from './deviceOrders'
import { findActions, findDevicesOf, toDevice, toDeviceAction } from './devices.queries'

/** An applied action stays visible for this long. */
const appliedShownMs = 2 * 60_000

export function deviceRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, listDevices, async ({ query, actor }, { ip }) => {
    const { customerNumber } = await openServiceAccount(db, scopeOf(actor), { id: query.crm_service_account_id })
    await recordAccess(db, actor, { customerNumber, ip, what: 'devices' })
    const ids = (await findDevicesOf(db, query.crm_service_account_id)).map(({ id }) => id)
    if (ids.length === 0) return []
    await settleOrders(services, ids)
    const rows = await findDevicesOf(db, query.crm_service_account_id)
    const actions = await findActions(db, ids, new Date(clock.now().getTime() - appliedShownMs))
    return rows.map((row) => toDevice(row, actions))
  })

  serve(routeContext, updateWifi, async ({ body, actor }, { ip }) => {
    const name = body.wifi_name.trim()
    const order = { action: 'wifi' as const, wifi: { name, password: body.wifi_password } }
    const request = { actor, ip, deviceId: body.device_id, order, settings: { wifiName: name } }
    return toDeviceAction(await placeOrder(services, request))
  })

  serve(routeContext, updateGuestWifi, async ({ body, actor }, { ip }) => {
    const { is_on: isOn, guest_name, guest_password: password } = body
    const name = guest_name?.trim()
    if (isOn && (!name || !password)) {
      const field = name ? 'guest_password' : 'guest_name'
      throw new AppError('invalid_input', deviceTexts.nameAndPassword, { [field]: deviceTexts.nameAndPassword })
    }
    const order = { action: 'guest_wifi' as const, guest: { isOn, name, password } }
    const settings = { isGuestOn: isOn, ...(isOn && name && { guestName: name }) }
    return toDeviceAction(await placeOrder(services, { actor, ip, deviceId: body.device_id, order, settings }))
  })

  serve(routeContext, restartDevice, async ({ body, actor }, { ip }) => {
    const order = { action: 'restart' as const }
    return toDeviceAction(await placeOrder(services, { actor, ip, deviceId: body.device_id, order, settings: {} }))
  })
  serve(routeContext, testSpeed, async ({ body, actor }, { ip }) => {
    const order = { action: 'speed_test' as const }
    return toDeviceAction(await placeOrder(services, { actor, ip, deviceId: body.device_id, order, settings: {} }))
  })
}
