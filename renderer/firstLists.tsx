/**
 * The tops of the lists that the document's script fills with the first rows (early/showList.ts). They are drawn by the
 * components of the lists, each with one row whose texts are the names of its fields.
 */
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { listPaths } from '#shared/pages/listPaths'
import * as statementTexts from '#shared/texts/billing/statements'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import type { MessageRow } from './domain/cases/messageRow'
import type { PaymentRow } from './domain/payments/paymentRow'
import type { StatementRow } from './domain/statements/statementRow'
import { fieldMark } from './early/fieldMarks'
import type { ListTexts } from './early/firstList'
import { MessageText } from './features/messages/MessageText'
import messageStyles from './features/messages/messages.module.css'
import { PaymentSummary, PaymentTable } from './features/payments/history/PaymentTable'
import { PaperlessPlaceholder } from './features/settings/notifications/PaperlessPlaceholder'
import { statementColumns } from './features/statements/statementColumns'
import { Button } from './ui/Button'
import { DownloadButton } from './ui/DownloadButton'
import { SearchBox } from './ui/forms/SearchBox'
import { DataTable } from './ui/lists/DataTable'
import { FiltersPlaceholder, PageStack } from './ui/panels/Panel'
import parts from './ui/panels/parts.module.css'

/** Every field of the row is its mark. */
// A proxy has any field, so there is no list of fields that could be incomplete.
const marked = <Row extends object>(): Row => new Proxy({}, { get: (_, name) => fieldMark(String(name)) }) as Row

const Payments = () => (
  <PageStack>
    <FiltersPlaceholder label={paymentHistoryTexts.filterPayments} kinds={['select', 'days']} />
    <PaymentSummary text={marked<ListTexts>().summary}>
      <Button>{commonTexts.exportCsv}</Button>
    </PaymentSummary>
    <PaymentTable rows={[marked<PaymentRow>()]} />
  </PageStack>
)

const Statements = () => (
  <PageStack>
    <PaperlessPlaceholder />
    <FiltersPlaceholder label={statementTexts.filterStatements} kinds={['choice', 'select', 'button']} />
    <DataTable
      caption={statementTexts.statementsNewestFirst}
      columns={statementColumns(new URLSearchParams(), {
        pdfButton: () => (
          <DownloadButton size="small" save={() => new Promise(() => undefined)}>
            {statementTexts.pdf}
          </DownloadButton>
        ),
      })}
      rows={[marked<StatementRow>()]}
      rowKey={({ id }) => id}
    />
  </PageStack>
)

const Messages = () => (
  <div className={messageStyles.page}>
    <div className={parts.toolbar}>
      <SearchBox id="message-search" label={messageTexts.searchLabel} words="" onChange={() => undefined} />
      <Button kind="primary">{messageTexts.newMessage}</Button>
    </div>
    <ul className={messageStyles.list}>
      <li className={messageStyles.item}>
        <MessageText row={marked<MessageRow>()} />
        <Button size="small">{marked<MessageRow>().comments}</Button>
      </li>
    </ul>
  </div>
)

interface ListPage {
  title: string
  content: ReactNode
}

const lists: Record<string, ListPage> = {
  [listPaths.paymentHistory]: { title: pageTexts.paymentHistory, content: <Payments /> },
  [listPaths.billingHistory]: { title: pageTexts.billingStatements, content: <Statements /> },
  [listPaths.messageCenter]: { title: pageTexts.messageCenter, content: <Messages /> },
}

/** The top of the page of a list, in the place of TitleBar and Layout. */
const FirstList = ({ title, content }: ListPage) => (
  <div className="first-frame-page">
    <p className="first-frame-crumb">
      {frameTexts.home}
      <span>{title}</span>
    </p>
    <h1>{title}</h1>
    <main className="first-frame-list">{content}</main>
  </div>
)

/** The pages of the lists by their paths. */
export const firstLists: [path: string, page: ReactNode][] = Object.entries(lists).map(([path, list]) => [
  path,
  <StaticRouter key={path} location={path}>
    <FirstList {...list} />
  </StaticRouter>,
])
