import { describe, expect, it } from 'vitest'
import * as statementTexts from '#shared/texts/billing/statements'
import { smellGas } from '#shared/texts/cases/gasLeak'
import * as commonTexts from '#shared/texts/common'
import { createStatementPdf, type PrintedStatement } from '../../../../server/features/statements/pdf/statementPdf'
import {
  fourServices,
  gasLines,
  issuer,
  lotLines,
  monthlyBars,
  printedLine,
  printedStatement,
} from '../../../support/data/billing/printedStatements'
import {
  elementsOf,
  type PdfElement,
  type PdfTextBox,
  readPdf,
  readPdfStructure,
  readPdfTextBoxes,
  readUnmarkedTexts,
} from '../../../support/pdf'

const print = (printed: PrintedStatement) => createStatementPdf(printed, issuer)

const sheetsOf = async (printed: PrintedStatement) => (await readPdf(await print(printed))).text.split('\n')

const longName = printedStatement(fourServices, {
  customer_name: 'Maximiliana Featherstonehaugh-Cholmondeley and Bartholomew Wolfeschlegelsteinhausenbergerdorff',
  street_address: '12345 North Old Fredericksburg Highway Frontage Road, Building 12, Apartment 1407-B',
  city: 'Saint Bartholomew-on-the-River',
})
const creditBalance = printedStatement(gasLines, {
  previous_balance: -50_000,
  total_due: -42_828,
  unpaid: 0,
  status: 'paid',
})

describe('the total of a group', () => {
  /**
   * A label of two lines is lower than two lines of charges, so each one shifts the group slightly relative to the
   * page.
   */
  const longLabel = 'A charge with a name that is far too long for one line of the statement, even without a quantity'

  it.each([0, 1, 2])('is on the same page as the line above it, below %i long lines', async (long) => {
    for (let length = 13; length < 19; length++) {
      const labels = Array.from({ length }, (_, index) => `${index < long ? longLabel : 'Charge'} ${index}.`)
      const sheets = await sheetsOf(
        printedStatement(labels.map((label) => printedLine({ section: 'GAS', label, amount: 1000 }))),
      )
      const sheetOf = (words: string) => sheets.findIndex((sheet) => sheet.includes(words))
      const total = sheetOf(statementTexts.sectionTotals.GAS)
      expect(total, `of ${length} lines`).toBe(sheetOf(` ${length - 1}.`))
      expect(total).not.toBe(-1)
    }
  })
})

describe('the printed statement of a builder', () => {
  it('has each address on one page with all of its charges', async () => {
    const lots = 200
    const sheets = await sheetsOf(printedStatement(lotLines(lots)))
    for (let lot = 0; lot < lots; lot++) {
      const words = [`${lot} Sycamore Court`, ...['Delivery', 'Gas used', 'Meter fee'].map((l) => `${l} of lot ${lot}`)]
      // Includes the following space, so that lot 1 is not found in lot 10.
      const pageIndexes = words.map((word) => sheets.findIndex((sheet) => new RegExp(`(^| )${word} `).test(sheet)))
      expect(new Set(pageIndexes).size, `lot ${lot} on the pages ${pageIndexes.join(', ')}`).toBe(1)
      expect(pageIndexes[0]).not.toBe(-1)
    }
  })

  it('repeats the heading of a service on each of its pages', async () => {
    const sheets = await sheetsOf(printedStatement(lotLines(60)))
    const continued = sheets.filter((sheet) => sheet.startsWith(`${statementTexts.continued('Gas')} Charge Amount`))
    expect(continued).toHaveLength(sheets.filter((sheet) => sheet.includes('Meter fee')).length - 1)
  })
})

describe('the layout of a printed statement', () => {
  const overlaps = (one: PdfTextBox, other: PdfTextBox): boolean =>
    one.page === other.page &&
    one.left < other.right - 0.5 &&
    other.left < one.right - 0.5 &&
    one.bottom < other.top - 0.5 &&
    other.bottom < one.top - 0.5

  it.each([
    ['with one service', printedStatement(gasLines, { history: { unit: 'therms', bars: monthlyBars((n) => n * 9) } })],
    ['with four services and a proration', printedStatement(fourServices, {}, gasLines)],
    ['with a credit balance', creditBalance],
    ['of a builder with 200 addresses', printedStatement(lotLines(200), {}, lotLines(190))],
    ['with a long name and address', longName],
  ])('shows every text within the page and none over another, %s', async (_name, printed) => {
    const boxes = await readPdfTextBoxes(await print(printed))
    const outside = boxes.filter(({ left, right, bottom, top }) => left < 47 || right > 565 || bottom < 28 || top > 745)
    expect(outside.map(({ text }) => text)).toEqual([])
    const covered = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => (overlaps(one, other) ? [`${one.text} | ${other.text}`] : [])),
    )
    expect(covered).toEqual([])
  })

  it('aligns the amounts of a table at their decimal points', async () => {
    const lines = [
      printedLine({ section: 'GAS', label: 'Low', amount: 5 }),
      printedLine({ section: 'GAS', label: 'High', amount: 1_234_567 }),
      printedLine({ section: 'GAS', label: 'Less', amount: -999 }),
    ]
    const boxes = await readPdfTextBoxes(await print(printedStatement(lines)))
    const rights = ['$0.05', '$12,345.67', '-$9.99'].map((text) => boxes.find((box) => box.text === text)?.right)
    for (const right of rights) expect(right).toBeCloseTo(564, 0)
  })

  it('takes two pages for fiber, TV, voice and taxes, with the ways to pay and the slip below the charges', async () => {
    const lines = [
      ...[8000, 1000, 700].map((amount) => printedLine({ section: 'FIBER', label: 'Gig 1000', amount })),
      ...[7400, 1500, 800, 1850, 620].map((amount) => printedLine({ section: 'TV', label: 'Select', amount })),
      ...[2500, 300].map((amount) => printedLine({ section: 'VOIP', label: 'Home Unlimited', amount })),
      ...[75, 196, 252, 998].map((amount) => printedLine({ section: 'TAXES', label: 'Sales tax', amount })),
    ]
    const bars = monthlyBars((index) => (index === 0 ? 252.91 : 261.91))
    const printed = printedStatement(lines, { history: { unit: 'dollars', bars } }, lines)
    const [first = '', second = '', ...others] = await sheetsOf(printed)
    expect(first).toContain(statementTexts.steadyBetween(true, { low: '$252.91', high: '$261.91' }, 13))
    for (const text of [statementTexts.sectionTotals.TAXES, statementTexts.waysToPay, statementTexts.paymentSlip]) {
      expect(second).toContain(text)
    }
    expect(others).toEqual([])
  })

  it('has the slip in the last third of the last page', async () => {
    const boxes = await readPdfTextBoxes(await print(printedStatement(fourServices)))
    const lastPage = Math.max(...boxes.map(({ page }) => page))
    expect(boxes.find(({ text }) => text === statementTexts.cutHere)).toMatchObject({ page: lastPage })
    expect(boxes.find(({ text }) => text === statementTexts.cutHere)?.top).toBeLessThan(792 / 3)
  })
})

describe('the structure of a printed statement', () => {
  const readStructure = async (printed: PrintedStatement) => {
    const pages = await readPdfStructure(await print(printed))
    return pages.flatMap(elementsOf)
  }
  const textsOf = (elements: readonly PdfElement[], ...roles: string[]) =>
    elements.filter(({ role }) => roles.includes(role)).map(({ text }) => text)

  it('has the headings in order, below one title', async () => {
    const elements = await readStructure(printedStatement(fourServices, {}, gasLines))
    expect(textsOf(elements, 'H1')).toEqual([statementTexts.statementOf('03/01/2026')])
    expect(textsOf(elements, 'H1', 'H2')).toEqual([
      statementTexts.statementOf('03/01/2026'),
      statementTexts.whatChanged,
      statementTexts.summaryTitle,
      'Fiber',
      'TV',
      'Voice',
      'Gas',
      statementTexts.sectionLabels.ONE_TIME,
      statementTexts.sectionLabels.TAXES,
      statementTexts.waysToPay,
      statementTexts.questions,
      statementTexts.paymentSlip,
    ])
  })

  it('has tables whose rows have equally many cells and begin with a header', async () => {
    const elements = await readStructure(printedStatement(fourServices, {}, gasLines))
    const tables = elements.filter(({ role }) => role === 'Table')
    expect(tables).toHaveLength(10)
    for (const { children } of tables) {
      expect(new Set(children.map((row) => row.children.length)).size).toBe(1)
      expect(children.every((row) => row.children[0]?.role === 'TH')).toBe(true)
    }
  })

  it('describes the logo, the QR code and the chart', async () => {
    const bars = monthlyBars((index) => index * 10)
    const elements = await readStructure(printedStatement(gasLines, { history: { unit: 'therms', bars } }))
    expect(elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      statementTexts.logoOf(issuer.brandName),
      statementTexts.qrCodeOpens('https://portal.example.com/payment?account=BA-1234567890'),
      expect.stringContaining('Feb 26: 120 therms'),
    ])
  })

  it('leaves repeated headings and the footer to the eyes', async () => {
    const elements = await readStructure(printedStatement(lotLines(60)))
    const texts = elements.map(({ text }) => text)
    expect(texts).not.toContain(statementTexts.continued('Gas'))
    expect(texts.filter((text) => text.startsWith('Page '))).toEqual([])
  })

  it('marks every text either as content or as decoration', async () => {
    expect(await readUnmarkedTexts(await print(printedStatement(lotLines(60), {}, gasLines)))).toEqual([])
  })
})

describe('what a printed statement says', () => {
  it('names what changed in words, but nothing on a first bill', async () => {
    const before = [
      printedLine({ section: 'GAS', label: 'Delivery', amount: 6132, quantity: 146, unit: 'therms', rate: 0.42 }),
    ]
    const [first = ''] = await sheetsOf(printedStatement(gasLines, {}, before))
    expect(first).toContain(statementTexts.chargesChanged('$10.40', true, '02/01/2026'))
    expect(first).toContain('Delivery is $12.60 lower (146 to 116 therms). +$5.40')
    expect(first).toContain(statementTexts.chargeIsNew('Franchise fee', '$5.00'))
    expect((await sheetsOf(printedStatement(gasLines))).join()).not.toContain(statementTexts.whatChanged)
  })

  it('names all of four changes, because a sentence about one other would say less', async () => {
    const lines = ['A', 'B', 'C', 'D', 'E'].map((label, index) =>
      printedLine({ section: 'GAS', label: `Charge ${label}`, amount: 1000 - index * 100 }),
    )
    const [four = ''] = await sheetsOf(printedStatement(lines.slice(0, 4), {}, []))
    expect(four).toContain(statementTexts.chargeIsNew('Charge D', '$7.00'))
    const [five = ''] = await sheetsOf(printedStatement(lines, {}, []))
    expect(five).toContain(statementTexts.otherCharges(2, '$13.00', true))
  })

  it('says so in one sentence if all months are equal', async () => {
    const history = { unit: 'dollars' as const, bars: monthlyBars(() => 71.72) }
    const [first = ''] = await sheetsOf(printedStatement(gasLines, { history }))
    expect(first).toContain(statementTexts.steadyFor(true, '$71.72', 13))
    expect(first).not.toContain('Jan 26')
  })

  it.each([
    [
      'to send',
      {
        printed: printedStatement(gasLines),
        shown: [statementTexts.cutHere, statementTexts.amountEnclosed, 'PO Box 100'],
        hidden: [statementTexts.nothingToSend],
      },
    ],
    [
      'that autopay pays',
      {
        printed: printedStatement(gasLines, { autopay_date: '2026-03-21' }),
        shown: [statementTexts.autopaySendsNothing('03/21/2026')],
        hidden: [statementTexts.amountEnclosed, statementTexts.cutHere],
      },
    ],
    [
      'that is paid',
      {
        printed: printedStatement(gasLines, { unpaid: 0, status: 'paid' }),
        shown: [statementTexts.billIsPaid, statementTexts.nothingToSend],
        hidden: [statementTexts.scanToPay, statementTexts.amountEnclosed],
      },
    ],
    [
      'with a credit',
      {
        printed: creditBalance,
        shown: [statementTexts.creditAppliedLater, statementTexts.nothingToSend],
        hidden: ['Pay by'],
      },
    ],
    [
      'that is past due',
      {
        printed: printedStatement(gasLines, { status: 'past_due' }),
        shown: [statementTexts.payPastDue('$71.72', '03/22/2026'), statementTexts.amountEnclosed],
        hidden: [statementTexts.payBy('03/22/2026')],
      },
    ],
    [
      'of which a rest is due',
      {
        printed: printedStatement(gasLines, { unpaid: 2000, status: 'partly_paid' }),
        shown: [statementTexts.payTheRest('$20.00', '03/22/2026'), 'Amount due $20.00'],
        hidden: [statementTexts.payBy('03/22/2026')],
      },
    ],
  ])('fits a bill %s', async (_name, { printed, shown, hidden }) => {
    const text = (await sheetsOf(printed)).join(' ')
    for (const words of shown) expect(text).toContain(words)
    for (const words of hidden) expect(text).not.toContain(words)
  })

  it('names the late fee and the address of the service', async () => {
    const text = (await sheetsOf(printedStatement(gasLines))).join(' ')
    expect(text).toContain('to avoid a late fee of 1.5% or $1, whichever is greater.')
    expect(text).toContain(commonTexts.serviceAddress)
  })

  it('tells where to pay, whom to call, and what to do when gas smells', async () => {
    const text = (await sheetsOf(printedStatement(gasLines))).join(' ')
    for (const words of ['555-0101', '20 Tallis Ave', issuer.careEmail, smellGas]) {
      expect(text).toContain(words)
    }
  })
})
