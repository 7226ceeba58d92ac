/** Texts about devices. */

export const noWifi = 'This device has no Wi-Fi of its own.'
export const noRestart = 'This device cannot be restarted from here.'
export const noSpeedTest = 'The speed is tested on the gateway, and this device is not one.'
export const noSpeed = 'No internet plan runs on this line right now, so there is no speed to test.'
export const underWay = 'The device is still busy with the last change. Wait until that is done, then try again.'
export const queued = 'Sent to your device.'
export const notSent = 'The network did not take this. Nothing was changed; try again in a moment.'
export const nameAndPassword = 'A guest Wi-Fi that is on needs a name and a password'
export const onlineOfflineSince = (isOnline: boolean) => `${isOnline ? 'Online' : 'Offline'} since <date/>`
export const wiFiName = 'Wi-Fi name'
export const guestWiFi = 'Guest Wi-Fi'
export const lastTestMbSDown = (downloadMbps: number, uploadMbps: number) =>
  `Last test: ${downloadMbps} Mb/s down, ${uploadMbps} Mb/s up, <date/>`
export const thereIsNoGatewayOf =
  'There is no gateway of ours at this address. The Wi-Fi of another one is set up on that gateway, not here.'
export const equipmentAndWiFi = 'Equipment and Wi-Fi'
export const theEquipment = 'The equipment'
export const weKnowOfNoEquipment =
  'We know of no equipment of ours at this address. It appears here once it has been connected.'
export const changeWiFi = 'Change Wi-Fi'
export const testTheSpeed = 'Test the speed'
export const restartGateway = 'Restart gateway'
export const home = 'Home'
export const guestsReachTheInternetAnd = 'Guests reach the internet, and none of the devices in your home.'
export const guestWiFiName = 'Guest Wi-Fi name'
export const guestWiFiPassword = 'Guest Wi-Fi password'
export const n8To63LettersDigits = '8 to 63 letters, digits and signs.'
export const weCannotReachSomeOf = 'We cannot reach some of your equipment.'
export const checkThatItHasPower = 'Check that it has power, and that the green plug of the fiber sits firmly.'
export const unplugTheGatewayFor30 = 'Unplug the gateway for 30 seconds, plug it in again, and wait three minutes.'
export const lookAtTheLightsOf = `Look at the lights of the fiber box: <link>the guide says what they mean</link>.`
export const stillOfflineAskForATechnician = `Still offline? <link>Ask for a technician</link>.`
export const internetPhoneAndTvAre =
  'Internet, phone and TV are gone for about two minutes, emergency calls over this line included.'
export const restart = 'Restart'
export const newWiFiPassword = 'New Wi-Fi password'
export const leaveItEmptyToKeep = 'Leave it empty to keep the password. 8 to 63 letters, digits and signs.'
export const phonesComputersAndTvsLeave =
  'Phones, computers and TVs leave the Wi-Fi when its name or password changes. Connect each of them again afterwards.'
export const fiberLineOnt = 'Fiber line (ONT)'
export const tvBox = 'TV box'
export const wiFiChangeSent = 'Wi-Fi change sent'
export const wiFiChanged = 'Wi-Fi changed'
export const guestWiFiChangeSent = 'Guest Wi-Fi change sent'
export const guestWiFiChanged = 'Guest Wi-Fi changed'
export const restartSent = 'Restart sent'
export const speedTestSent = 'Speed test sent'
export const speedTested = 'Speed tested'
export const theGatewayIsOfflineAnd = ({
  queued,
  hasIsOnline,
  now,
  later,
}: {
  queued: string | number
  hasIsOnline: boolean
  now: string | number
  later: string | number
}) => `${queued}: the gateway ${hasIsOnline ? `${now}.` : `is offline and ${later} once it is back.`}`
