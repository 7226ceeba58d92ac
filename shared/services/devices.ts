/** Defines the devices in the home, their actions, and the rules for Wi-Fi names and passwords. */

export const deviceKinds = ['ont', 'gateway', 'tv_box'] as const
export type DeviceKind = (typeof deviceKinds)[number]

export const deviceActions = ['wifi', 'guest_wifi', 'restart', 'speed_test'] as const
export type DeviceActionKind = (typeof deviceActions)[number]

/** `queued`: the action was sent but not applied yet. An offline device applies it when it is back online. */
export const deviceActionStatuses = ['queued', 'applied'] as const

/** The standard allows 32 bytes. Characters outside ASCII take more than one byte. */
const maxNameBytes = 32
const passwordLengths = { min: 8, max: 63 }

/** Counts the UTF-8 bytes without TextEncoder, which isn't available everywhere this code runs. */
const countBytes = (text: string): number => {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Returns the first rule that a Wi-Fi name breaks, or null. */
export function wifiNameProblem(name: string): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Wi-Fi name is required'
  if (/[\p{Cc}\p{Cs}]/u.test(trimmed)) return 'Wi-Fi name is invalid'
  return countBytes(trimmed) > maxNameBytes ? `Wi-Fi name cannot be more than ${maxNameBytes} characters` : null
}

/** Returns the first rule that a Wi-Fi password breaks, or null. WPA2 requires 8 to 63 printable ASCII characters. */
export function wifiPasswordProblem(password: string): string | null {
  const { min, max } = passwordLengths
  if (password === '') return 'Wi-Fi password is required'
  if (password.length < min) return `Wi-Fi password must be at least ${min} characters`
  if (password.length > max) return `Wi-Fi password cannot be more than ${max} characters`
  return /^[\x20-\x7e]+$/.test(password) ? null : 'Wi-Fi password is invalid'
}
