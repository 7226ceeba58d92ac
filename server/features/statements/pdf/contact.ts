/** Draws the ways to pay and the ways to reach us, as on the page that shows how to contact us. */
import type { StatementDetails } from '#shared/contract/billing/statements'
import { type Desk, desks, walkInHours } from '#shared/desks/desks'
import { billingNumber, officeAddress, postBox } from '#shared/desks/numbers'
import { hoursLines, type OpeningHours } from '#shared/desks/openingHours'
import type { ServiceGroup } from '#shared/services/services'
import * as statementTexts from '#shared/texts/billing/statements'
import * as deskTexts from '#shared/texts/cases/desks'
import { smellGas } from '#shared/texts/cases/gasLeak'
import type { Issuer } from '../../../pdf/issuer'
import { margin } from '../../../pdf/pages'
import type { TaggedDocument } from '../../../pdf/taggedDocument'
import { colors } from '../../../pdf/textTools'
import { slipTop } from './slip'

const contactHeight = 142
const columnGap = 24
const printedDesks: Record<ServiceGroup, readonly Desk['code'][]> = {
  FIBER: ['billing', 'outage', 'technical'],
  GAS: ['billing', 'gas'],
}

const hoursText = (hours: OpeningHours): string => hoursLines(hours).join(', ')

interface ContactList {
  title: string
  items: readonly string[]
  x: number
  width: number
}

export function drawContact(pdf: TaggedDocument, statement: StatementDetails, issuer: Issuer): void {
  // The slip follows on the same page.
  if (pdf.document.y + contactHeight > slipTop) pdf.newPage()
  const width = (pdf.width - columnGap) / 2
  const right = margin + width + columnGap
  pdf.beside(contactHeight, [
    () => {
      writeList(pdf, { title: statementTexts.waysToPay, items: waysToPay(statement, issuer), x: margin, width })
    },
    () => {
      writeList(pdf, { title: statementTexts.questions, items: contacts(statement, issuer), x: right, width })
      pdf.gap(3)
      pdf.write(smellGas, 'P', {
        x: right,
        width,
        size: 9,
        isBold: true,
        color: colors.danger,
      })
    },
  ])
}

function writeList(pdf: TaggedDocument, { title, items, ...place }: ContactList): void {
  pdf.write(title, 'H2', { ...place, size: 12, isBold: true, color: colors.accent })
  pdf.gap(4)
  pdf.list(
    items.map((text) => ({ label: '•', text })),
    { ...place, size: 8 },
  )
}

const waysToPay = ({ autopay_date }: StatementDetails, { paymentUrl }: Issuer): string[] => [
  statementTexts.payOnline(paymentUrl),
  ...(autopay_date ? [] : [statementTexts.payByAutopay]),
  statementTexts.payByPhone(billingNumber),
  statementTexts.payByMail(postBox.join(', ')),
  statementTexts.payInPerson(officeAddress.join(', '), hoursText(walkInHours)),
]

const contacts = ({ statement_number, service_group }: StatementDetails, { careEmail }: Issuer): string[] => [
  ...desks
    .filter(({ code }) => printedDesks[service_group].includes(code))
    .map(({ code, number, hours }) =>
      statementTexts.deskWithHours(deskTexts.deskTitles[code], number, hoursText(hours)),
    ),
  statementTexts.writeAboutErrors(statement_number, careEmail, postBox.join(', ')),
]
