import encodeQR from 'qr'

/** The white frame that scanners need. */
const quietModules = 4

interface Run {
  row: number
  column: number
  length: number
}

interface Symbol {
  /** The number of modules on each side, with the frame. */
  side: number
  /** Dark modules that touch each other in a row. */
  runs: readonly Run[]
}

const symbols = new Map<string, Symbol>()

/** Encodes a text. All statements have the same address, so it is encoded once. */
function symbolOf(text: string): Symbol {
  const known = symbols.get(text)
  if (known) return known
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietModules })
  const symbol = { side: rows.length, runs: rows.flatMap(runsOf) }
  symbols.set(text, symbol)
  return symbol
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
  const { side, runs } = symbolOf(text)
  const module = size / side
  document.rect(x, y, size, size).fill('#ffffff')
  for (const { row, column, length } of runs) {
    document.rect(x + column * module, y + row * module, length * module, module)
  }
  document.fill('#000000')
}
