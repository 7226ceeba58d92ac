import encodeQR from 'qr'

/** The white frame that scanners need. */
const quietModules = 4

/** Dark modules that touch each other in a row. */
interface Run {
  row: number
  column: number
  length: number
}

function runsOf(modules: readonly boolean[], row: number): Run[] {
  const runs: Run[] = []
  modules.forEach((isDark, column) => {
    const last = runs.at(-1)
    if (isDark && last && last.column + last.length === column) last.length += 1
    else if (isDark) runs.push({ row, column, length: 1 })
  })
  return runs
}

/** Draws a QR code on white. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietModules })
  const module = size / rows.length
  document.rect(x, y, size, size).fill('#ffffff')
  for (const { row, column, length } of rows.flatMap(runsOf)) {
    document.rect(x + column * module, y + row * module, length * module, module)
  }
  document.fill('#000000')
}
