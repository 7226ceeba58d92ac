/** Defines the devices in the home, their actions, and the rules for Wi-Fi names and passwords. */
import * as fieldTexts from '../texts/fields'

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
  if (trimmed === '') return fieldTexts.required(fieldTexts.wifiName)
  if (/[\p{Cc}\p{Cs}]/u.test(trimmed)) return fieldTexts.invalid(fieldTexts.wifiName)
  return countBytes(trimmed) > maxNameBytes ? fieldTexts.tooLong(fieldTexts.wifiName, maxNameBytes) : null
}

/** Returns the first rule that a Wi-Fi password breaks, or null. WPA2 requires 8 to 63 printable ASCII characters. */
export function wifiPasswordProblem(password: string): string | null {
  const { min, max } = passwordLengths
  if (password === '') return fieldTexts.required(fieldTexts.wifiPassword)
  if (password.length < min) return fieldTexts.tooShort(fieldTexts.wifiPassword, min)
  if (password.length > max) return fieldTexts.tooLong(fieldTexts.wifiPassword, max)
  return /^[\x20-\x7e]+$/.test(password) ? null : fieldTexts.invalid(fieldTexts.wifiPassword)
}
