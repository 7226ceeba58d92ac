/** Reads the text, structure and metadata of a PDF with a library that is independent of the one that writes it. */
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod/mini'

const Info = z.object({ Title: z.optional(z.string()), Language: z.optional(z.nullable(z.string())) })

const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise

async function eachPage<T>(
  document: PDFDocumentProxy,
  read: (page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>) => Promise<T>,
): Promise<T[]> {
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => read(await document.getPage(index + 1))),
  )
}

export async function readPdf(bytes: Uint8Array) {
  const document = await openPdf(bytes)
  const pages = await eachPage(document, async (page) => {
    const { items } = await page.getTextContent()
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
  })
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

/** An element of the structure tree. Its text is that of its own content, without that of its children. */
export interface PdfElement {
  role: string
  text: string
  /** The alternative text of a figure or a link. */
  alt: string
  children: PdfElement[]
}

const Content = z.object({ type: z.string(), id: z.optional(z.string()) })
const Tree = z.object({
  role: z.string(),
  alt: z.optional(z.string()),
  get children() {
    return z.array(z.union([Tree, Content]))
  },
})
/** Marked content has no id if the structure doesn't contain it. */
const Item = z.object({
  str: z.optional(z.string()),
  type: z.optional(z.string()),
  id: z.nullish(z.string()),
})

/** Returns the structure tree of each page, with the text that each element marks. */
export async function readPdfStructure(bytes: Uint8Array): Promise<PdfElement[]> {
  return eachPage(await openPdf(bytes), async (page) => {
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = textsById(items.map((item) => Item.parse(item)))
    return toElement(Tree.parse(await page.getStructTree()), texts)
  })
}

function textsById(items: readonly z.infer<typeof Item>[]): Map<string, string> {
  const texts = new Map<string, string>()
  const open: (string | null | undefined)[] = []
  for (const { type, id, str } of items) {
    if (type === 'endMarkedContent') open.pop()
    else if (type?.startsWith('beginMarkedContent')) open.push(id)
    const current = open.at(-1)
    if (str !== undefined && current) texts.set(current, (texts.get(current) ?? '') + str)
  }
  return texts
}

/** Returns the texts that are neither in the structure tree nor marked as decoration. */
export async function readUnmarkedTexts(bytes: Uint8Array): Promise<string[]> {
  const pages = await eachPage(await openPdf(bytes), async (page) => {
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    let depth = 0
    return items.flatMap((item) => {
      const { type, str = '' } = Item.parse(item)
      if (type === 'endMarkedContent') depth -= 1
      else if (type?.startsWith('beginMarkedContent')) depth += 1
      return depth === 0 && str.trim() !== '' ? [str] : []
    })
  })
  return pages.flat()
}

function toElement({ role, alt = '', children }: z.infer<typeof Tree>, texts: Map<string, string>): PdfElement {
  return {
    role,
    alt,
    text: children.map((child) => ('role' in child ? '' : (texts.get(child.id ?? '') ?? ''))).join(''),
    children: children.flatMap((child) => ('role' in child ? [toElement(child, texts)] : [])),
  }
}

/** Returns an element and all below it, in reading order. */
export const elementsOf = (element: PdfElement): PdfElement[] => [element, ...element.children.flatMap(elementsOf)]

/** A text on a page, in points from the lower left corner. */
export interface PdfTextBox {
  page: number
  text: string
  left: number
  right: number
  bottom: number
  top: number
}

const TextItem = z.object({ str: z.string(), transform: z.array(z.number()), width: z.number(), height: z.number() })

/** Returns where each text is, without the room above and below its letters. */
export async function readPdfTextBoxes(bytes: Uint8Array): Promise<PdfTextBox[]> {
  const pages = await eachPage(await openPdf(bytes), async (page) => {
    const { items } = await page.getTextContent()
    return items
      .map((item) => TextItem.parse(item))
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, transform: [, , , , left = 0, baseline = 0], width, height }) => ({
        page: page.pageNumber,
        text: str,
        left,
        right: left + width,
        bottom: baseline,
        top: baseline + height * 0.7,
      }))
  })
  return pages.flat()
}
