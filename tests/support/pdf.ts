/** Reads the text and metadata of a PDF with a library that is independent of the one that writes it. */
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod/mini'

const Info = z.object({ Title: z.optional(z.string()), Language: z.optional(z.nullable(z.string())) })

export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => pageText(document, index + 1)),
  )
  const { info } = await document.getMetadata()
  const { Title, Language } = Info.parse(info)
  const markInfo = await document.getMarkInfo()
  return {
    text: pages.join('\n'),
    pages: document.numPages,
    isTagged: markInfo?.Marked === true,
    title: Title,
    language: Language,
  }
}

async function pageText(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
