/** How large a file is, as the specification shows it (section 5): KB to two decimals, MB from 1000 KB on; below 1 KB, of which it says nothing, the bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes >= 1000 ? `${(kilobytes / 1024).toFixed(2)} MB` : `${kilobytes.toFixed(2)} KB`
}
