import { light } from '#shared/design/tokens'

/** The lines of the portal's logo in a square of 32 units, as in `build/icon.svg`. */
const lines = 'M9 22c0-7 6-13 13-13M9 22c5 0 9-4 9-9'
const unitsPerSide = 32

export function drawLogo(document: PDFKit.PDFDocument, { x, y, size }: { x: number; y: number; size: number }): void {
  document
    .save()
    .translate(x, y)
    .scale(size / unitsPerSide)
    .roundedRect(0, 0, unitsPerSide, unitsPerSide, 8)
    .fill(light.brandPanel)
    .path(lines)
    .lineWidth(2.5)
    .lineCap('round')
    .stroke(light.onBrandPanel)
    .restore()
}
