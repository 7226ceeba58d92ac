/** Makes file names that are safe to store and to download from the names that senders gave. */
import { maxFileNameLength } from '#shared/http/limits'

/**
 * Returns the name without folders and control characters, shortened, and with an extension that fits the file's
 * content.
 */
export function safeFileName(name: string, extensions: readonly [string, ...string[]]): string {
  const baseName = baseNameOf(name)
  const { stem, extension } = splitExtension(baseName)
  const isAllowedExtension = extensions.includes(extension.toLowerCase())
  const suffix = `.${isAllowedExtension ? extension : extensions[0]}`
  const shortened =
    truncateText(isAllowedExtension ? stem : baseName, maxFileNameLength - suffix.length).trim() || 'file'
  return shortened + suffix
}

/** Cuts a text to a length without splitting a surrogate pair. */
function truncateText(text: string, maxLength: number): string {
  const truncated = text.slice(0, maxLength)
  return /[\uD800-\uDBFF]$/.test(truncated) ? truncated.slice(0, -1) : truncated
}

/** Returns the extension after the last dot in lower case, or an empty string. */
export const extensionOf = (name: string): string => splitExtension(baseNameOf(name)).extension.toLowerCase()

const baseNameOf = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()

function splitExtension(baseName: string): { stem: string; extension: string } {
  const [, stem = baseName, extension = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(baseName) ?? []
  return { stem, extension }
}
