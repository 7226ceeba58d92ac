/**
 * Formats a file size as the specification requires in section 5: KB with two decimals, and MB from 1000 KB on. The
 * specification doesn't define sizes below 1 KB, which are shown in bytes.
 */
import { quantity } from './plural'
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return quantity(bytes, 'byte', 'bytes')
  const kilobytes = bytes / 1024
  return kilobytes >= 1000 ? `${(kilobytes / 1024).toFixed(2)} MB` : `${kilobytes.toFixed(2)} KB`
}
