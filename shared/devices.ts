/** Devices in the home: their kinds, what they can be told, and the rules of Wi-Fi. */

export const deviceKinds = ['ont', 'gateway', 'tv_box'] as const
export type DeviceKind = (typeof deviceKinds)[number]

export const deviceActions = ['wifi', 'guest_wifi', 'restart', 'speed_test'] as const
export type DeviceActionKind = (typeof deviceActions)[number]

/** `queued`: sent, and not yet carried out; a device that is offline does it once it is back. */
export const deviceActionStatuses = ['queued', 'applied'] as const

/** 32 bytes is what the standard allows; other letters count more than one. */
const nameBytes = 32
const passwordLengths = { min: 8, max: 63 }

/** UTF-8, counted without an encoder, which not every side has. */
const bytesIn = (text: string): number => {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/** The first rule that a network's name breaks; null when it breaks none. */
export function wifiNameProblem(name: string): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Wi-Fi name is required'
  if (/[\p{Cc}\p{Cs}]/u.test(trimmed)) return 'Wi-Fi name is invalid'
  return bytesIn(trimmed) > nameBytes ? `Wi-Fi name cannot be more than ${nameBytes} characters` : null
}

/** The first rule that a network's password breaks (WPA2): printable ASCII, 8 to 63 of them. */
export function wifiPasswordProblem(password: string): string | null {
  const { min, max } = passwordLengths
  if (password === '') return 'Wi-Fi password is required'
  if (password.length < min) return `Wi-Fi password must be at least ${min} characters`
  if (password.length > max) return `Wi-Fi password cannot be more than ${max} characters`
  return /^[\x20-\x7e]+$/.test(password) ? null : 'Wi-Fi password is invalid'
}
