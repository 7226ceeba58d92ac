/** Texts about devices. */

import type { DeviceActionKind, DeviceKind } from '../../services/devices'
export const noWifi = 'This device doesn’t have its own Wi-Fi.'
export const noRestart = 'This device can’t be restarted from here.'
export const noSpeedTest = 'Speed tests run only on the gateway.'
export const noSpeed = 'There’s no active internet plan on this line right now, so there’s no speed to test.'
export const underWay = 'The device is still busy with the last change. Wait until it’s done, then try again.'
export const queued = 'Sent to your device.'
export const notSent = 'The network didn’t accept this. Nothing was changed; try again in a moment.'
export const nameAndPassword = 'Guest Wi-Fi needs a name and a password when it’s on'
export const onlineOfflineSince = (isOnline: boolean) => (isOnline ? `Online since <date/>` : `Offline since <date/>`)
export const internet = 'Internet'
export const yourConnectionNotLoaded = 'We couldn’t load your internet status.'
export const lastSpeedTest = 'Last speed test'
export const speed = (downloadMbps: number, uploadMbps: number) => `${downloadMbps} Mbps down, ${uploadMbps} Mbps up`
export const dataThisMonth = (gigabytes: string) => `${gigabytes} GB used so far this month`
export const lineIsDown = 'Your fiber line is down.'
export const gatewayIsOffline = 'Your gateway is offline, but your fiber line works.'
export const fixTheConnection = 'Fix the connection'
export const manageWifi = 'Manage Wi-Fi'
export const wiFiName = 'Wi-Fi name'
export const guestWiFi = 'Guest Wi-Fi'
export const lastTest = (downloadMbps: number, uploadMbps: number) =>
  `Last test: ${downloadMbps} Mbps down, ${uploadMbps} Mbps up, <date/>`
export const noGateway =
  'We don’t have a gateway at this address. If you use your own, set up its Wi-Fi on that gateway, not here.'
export const panelTitle = 'Equipment and Wi-Fi'
export const equipmentNotLoaded = 'We couldn’t load the equipment.'
export const fixAConnection = 'Fix a connection problem'
export const noDevicesSeen = 'We don’t see any of our equipment at this address. It’ll appear here once it’s connected.'
export const changeWiFi = 'Change Wi-Fi'
export const testSpeed = 'Test speed'
export const restartGateway = 'Restart gateway'
export const restartQuestion = 'Restart your gateway?'
export const home = 'Home'
export const guestNetworkHint = 'Guests can use the internet but can’t reach the devices in your home.'
export const guestName = 'Guest Wi-Fi name'
export const guestPassword = 'Guest Wi-Fi password'
export const passwordHint = '8 to 63 letters, digits and symbols.'
export const someDevicesOffline = 'We can’t reach some of your equipment.'
export const powerHint = 'Check that it has power and that the green fiber plug is firmly in place.'
export const restartHint = 'Unplug the gateway, wait 30 seconds, plug it back in and give it five minutes.'
export const checkLights = `Check the lights on the fiber box: <link>see what they mean</link>.`
export const technicianHint = `Still offline? <link>Request a technician</link>.`
export const restartEffect =
  'Internet, phone and TV will be down for about two minutes. You won’t be able to call 911 from this line.'
export const newPassword = 'New Wi-Fi password'
export const newPasswordHint = 'Leave it blank to keep the current password. 8 to 63 letters, digits and symbols.'
export const changeWifiEffect =
  'Phones, computers and TVs disconnect when the Wi-Fi name or password changes. Reconnect each one afterward.'

interface DeviceActionTexts {
  /** The gateway is online and has the order. */
  applying: string
  /** The gateway is offline. */
  waiting: string
  applied: string
}

/** Shows how far an action of a device is. */
export const deviceActions: Record<DeviceActionKind, DeviceActionTexts> = {
  wifi: {
    applying: 'Wi-Fi change sent. The gateway is applying it.',
    waiting: 'Wi-Fi change sent. The gateway is offline and will apply it when it’s back online.',
    applied: 'Wi-Fi changed.',
  },
  guest_wifi: {
    applying: 'Guest Wi-Fi change sent. The gateway is applying it.',
    waiting: 'Guest Wi-Fi change sent. The gateway is offline and will apply it when it’s back online.',
    applied: 'Guest Wi-Fi changed.',
  },
  restart: {
    applying: 'Restart sent. The gateway is restarting.',
    waiting: 'Restart sent. The gateway is offline and will restart when it’s back online.',
    applied: 'Restarted.',
  },
  speed_test: {
    applying: 'Speed test sent. The gateway is running it.',
    waiting: 'Speed test sent. The gateway is offline and will run it when it’s back online.',
    applied: 'Speed test done.',
  },
}

export const kindLabels: Record<DeviceKind, string> = {
  ont: 'Fiber line (ONT)',
  gateway: 'Gateway',
  tv_box: 'TV box',
}
export const guestWifiOn = (name: string) => `On, ${name}`
