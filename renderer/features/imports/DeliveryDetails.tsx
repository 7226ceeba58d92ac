/** Shows a delivery: why it was rejected, what became of the rows of each subject, and its control sums. */
import { type Delivery, getDeliveryRejects, type SubjectCounts } from '#shared/contract/operations/deliveries'
import type { Cents } from '#shared/format/money'
import type { SubjectName } from '#shared/imports/subjectNames'
import * as deliveryTexts from '#shared/texts/operations/deliveries'
import { saveFile } from '../../api/files'
import { Money } from '../../domain/payments/Money'
import { DateText } from '../../ui/DateText'
import { DownloadButton } from '../../ui/DownloadButton'
import { Modal } from '../../ui/dialogs/Modal'
import { numberText } from '../../ui/format/amounts'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import { DeliveryState } from './DeliveryState'

type Count = 'rows' | 'added' | 'changed' | 'unchanged' | 'closed' | 'rejected'

const countColumn = ([key, title]: readonly [Count, string]): Column<SubjectCounts> => ({
  key,
  title,
  isFigure: true,
  narrow: 'left',
  isNamed: true,
  render: (counts) => numberText(counts[key]),
})

const subjectColumns: Column<SubjectCounts>[] = [
  {
    key: 'subject',
    title: deliveryTexts.subject,
    narrow: 'wide',
    render: ({ subject }) => <span className={parts.strong}>{deliveryTexts.subjectLabels[subject]}</span>,
  },
  ...(
    [
      ['rows', deliveryTexts.rows],
      ['added', deliveryTexts.added],
      ['changed', deliveryTexts.changed],
      ['unchanged', deliveryTexts.unchanged],
      ['closed', deliveryTexts.closed],
      ['rejected', deliveryTexts.rejected],
    ] as const
  ).map(countColumn),
]

interface ControlSum {
  subject: SubjectName
  field: string
  declared: Cents | null
  found: Cents
}

const sumColumns: Column<ControlSum>[] = [
  {
    key: 'subject',
    title: deliveryTexts.subject,
    narrow: 'wide',
    render: ({ subject, field }) => (
      <>
        <span className={parts.strong}>{deliveryTexts.subjectLabels[subject]}</span>
        <div className={parts.small}>{field}</div>
      </>
    ),
  },
  {
    key: 'declared',
    title: deliveryTexts.declared,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ declared }) => (declared === null ? '–' : <Money cents={declared} />),
  },
  {
    key: 'found',
    title: deliveryTexts.found,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ declared, found }) => (
      <>
        <Money cents={found} /> {found !== declared && <Tag color="error">{deliveryTexts.sumDiffers}</Tag>}
      </>
    ),
  },
]

export function DeliveryDetails({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const { delivery_id, name, problems, subjects, is_dry_run, written_at } = delivery
  const sums = subjects.flatMap(({ subject, sums: ofSubject }) => ofSubject.map((sum) => ({ subject, ...sum })))
  return (
    <Modal isOpen title={deliveryTexts.detailsOf(name)} size="extra-large" position="top" onClose={onClose}>
      <div className={parts.column}>
        <div>
          <DeliveryState delivery={delivery} />
          <div className={parts.small}>
            <Rich text={deliveryTexts.writtenAt} parts={{ date: <DateText value={written_at} withTime /> }} />
          </div>
        </div>
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {is_dry_run && <p>{deliveryTexts.dryRunHint}</p>}
        <DataTable
          caption={deliveryTexts.subjectsCaption}
          columns={subjectColumns}
          rows={subjects}
          rowKey={({ subject }) => subject}
        />
        {sums.length > 0 && (
          <DataTable
            caption={deliveryTexts.sumsCaption}
            columns={sumColumns}
            rows={sums}
            rowKey={({ subject, field }) => `${subject} ${field}`}
          />
        )}
        {subjects.some(({ rejected }) => rejected > 0) && (
          <div className={parts.actions}>
            <DownloadButton
              save={() =>
                saveFile(getDeliveryRejects, { params: { delivery_id } }, deliveryTexts.rejectsFileName(name))
              }
            >
              {deliveryTexts.downloadRejects}
            </DownloadButton>
          </div>
        )}
      </div>
    </Modal>
  )
}
