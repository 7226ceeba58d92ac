/** Attachments of the demo's requests and messages. Their bytes are written when the demo is loaded. */
import type { FileStore } from '../../../adapters/fileStore'
import { attachmentStorageKey } from '../../../directory/cases/attachments'
import { fullName } from '../../../fullName'
import type { caseAttachments } from '../../schema/cases/cases'
import type { CaseFile, FileContent, Household } from '../households/createHousehold'
import { writePdf } from '../library/writePdf'
import { writerOf } from './cases'
import { drawSketch } from './drawSketch'

/** Belongs to a request of the given subtype, or to a message with the given title. */
type AttachmentTemplate = ({ subtype: string } | { message: string }) & { title: string; content: FileContent }

const attachmentTemplates: readonly AttachmentTemplate[] = [
  {
    subtype: 'move_ont',
    title: 'Hall layout',
    content: {
      boxes: [
        { x: 40, y: 40, width: 560, height: 400 },
        { x: 40, y: 40, width: 240, height: 180 },
        { x: 276, y: 40, width: 324, height: 180 },
        { x: 276, y: 216, width: 324, height: 224 },
        { x: 60, y: 60, width: 36, height: 24, isFilled: true },
        { x: 300, y: 240, width: 36, height: 24, isFilled: true },
        { x: 120, y: 436, width: 90, height: 10, isFilled: true },
      ],
    },
  },
  {
    subtype: 'move_ont',
    title: 'Where the box should go',
    content: {
      description: 'For the technician who’s moving the fiber box.',
      pages: [
        'Right now the box is in the study, in the corner behind the door. The cable comes through the wall from outside.',
        {
          points: ['In the hall, next to the breaker box, at shoulder height.', 'There’s an outlet below it.'],
        },
        'Please ring the bell at the side door. The dog will be in the backyard.',
      ],
    },
  },
  {
    subtype: 'drops_all',
    title: 'When the calls dropped',
    content: {
      description: 'Logged over three days, on a laptop connected by cable.',
      pages: [
        {
          head: ['Day', 'Time', 'Duration'],
          rows: [
            ['Monday', '9:12 AM', '20 seconds'],
            ['Monday', '2:40 PM', '1 minute'],
            ['Tuesday', '8:55 AM', '15 seconds'],
            ['Tuesday', '4:03 PM', '2 minutes'],
            ['Wednesday', '11:30 AM', '40 seconds'],
          ],
        },
      ],
    },
  },
  {
    subtype: 'bill_question',
    title: 'The two lines',
    content: {
      description: 'Copied from page one of the bill.',
      pages: ['Internet, first half of the month.', 'Internet, second half of the month.', 'Why is it on there twice?'],
    },
  },
  {
    message: 'Wrong name on the bill',
    title: 'How my name is spelled',
    content: {
      description: 'As it appears on the lease.',
      pages: [
        'The bill has an extra letter in the last name.',
        'Please spell it as it appears on the lease from now on.',
      ],
    },
  },
  {
    message: 'Meter reader couldn’t find the gate',
    title: 'How to get to the gate',
    content: {
      boxes: [
        { x: 20, y: 360, width: 600, height: 80 },
        { x: 120, y: 60, width: 320, height: 240 },
        { x: 440, y: 180, width: 16, height: 180, isFilled: true },
      ],
    },
  },
  {
    message: 'Static IP for work',
    title: 'What my employer requires',
    content: {
      description: 'From my employer’s IT department.',
      pages: [{ points: ['One static address.', 'It can’t change when the router restarts.'] }],
    },
  },
  {
    subtype: 'meter_set_new',
    title: 'Pressure test record',
    content: {
      description: 'House line, tested before the meter set.',
      pages: [
        {
          head: ['Test', 'Result'],
          rows: [
            ['Pressure', '10 psi'],
            ['Held for', '15 minutes'],
            ['Loss', 'None'],
          ],
        },
        'Signed by the plumber on the lot.',
      ],
    },
  },
  {
    subtype: 'inspection',
    title: 'Conduit drawing',
    content: {
      boxes: [
        { x: 20, y: 60, width: 600, height: 60 },
        { x: 20, y: 200, width: 600, height: 30 },
        { x: 200, y: 120, width: 20, height: 200, isFilled: true },
        { x: 420, y: 120, width: 20, height: 200, isFilled: true },
      ],
    },
  },
]

/** Adds one file per title to a household, attached to the newest request or message that it fits. */
export function addCaseFiles(household: Household): void {
  const writer = writerOf(household)
  if (!writer) return
  const { rows, caseFiles } = household
  const random = household.random.fork('case files')
  const newest = rows.cases.toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
  for (const file of attachmentTemplates) {
    const { title, content } = file
    const row = newest.find((candidate) =>
      'message' in file
        ? candidate.kind === 'message' && candidate.title === file.message
        : candidate.serviceSubtype === file.subtype,
    )
    if (!row) continue
    const sender = fullName(writer.contact)
    // The file is part of the request itself, because files that are sent later appear in the case history.
    const sentAt = row.createdAt
    caseFiles.push({
      id: random.fork(title).uuid(),
      caseId: row.id,
      userId: writer.userId,
      title,
      sender,
      sentAt,
      content,
    })
  }
}

/** Stores the bytes where uploads are stored, and returns the attachment rows. */
export function writeCaseFiles(
  files: FileStore,
  caseFiles: readonly CaseFile[],
): Promise<(typeof caseAttachments.$inferInsert)[]> {
  return Promise.all(
    caseFiles.map(async ({ id, caseId, userId, title, sentAt, ...file }) => {
      const { bytes, mediaType, ending } = await bytesOf({ title, sentAt, ...file })
      await files.put(attachmentStorageKey(id), bytes)
      const fileName = `${title}.${ending}`
      return { id, caseId, userId, fileName, mediaType, size: bytes.length, createdAt: sentAt }
    }),
  )
}

async function bytesOf({ title, sender, sentAt, content }: Pick<CaseFile, 'title' | 'sender' | 'sentAt' | 'content'>) {
  if ('boxes' in content) return { bytes: drawSketch(640, 480, content.boxes), mediaType: 'image/png', ending: 'png' }
  const { description, pages } = content
  const updatedOn = sentAt.toISOString().slice(0, 10)
  const bytes = await writePdf({ title, description, age: 0, content: pages }, pages, { brandName: sender, updatedOn })
  return { bytes, mediaType: 'application/pdf', ending: 'pdf' }
}
